import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorNumbers } from '@platform/contract';
import { repositoryRoot } from '../bundler/paths';
import { errorPages } from './errorPages';

const folder = path.join(repositoryRoot, 'docs/errors');

test('docs/errors has exactly one page for each error', () => {
  expect(readdirSync(folder).sort()).toEqual([...errorPages().keys()].sort());
});

test.each([...errorPages()])('docs/errors/%s matches the guide', (file, text) => {
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe(text);
});

test('no two errors share a number', () => {
  const numbers = Object.values(errorNumbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});
