import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorNumbers } from '@platform/contract';
import { repositoryRoot } from '../bundler/paths';
import { errorPages } from './errorPages';

const folder = path.join(repositoryRoot, 'docs/errors');

test('docs/errors holds exactly the pages of the errors that there are', () => {
  expect(readdirSync(folder).sort()).toEqual([...errorPages().keys()].sort());
});

test.each([...errorPages()])('docs/errors/%s says what the guide says', (file, text) => {
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe(text);
});

test('no two errors share a number', () => {
  const numbers = Object.values(errorNumbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});
