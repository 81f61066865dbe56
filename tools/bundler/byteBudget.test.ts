import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@platform/contract';
import { assertWithinBudget } from './byteBudget';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'budget-'));
  await writeFile(path.join(folder, 'entry.js'), 'x');
  await writeFile(path.join(folder, 'module.js'), randomBytes(5000).toString('base64'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const release = (firstLoadBytes: number) =>
  ({
    moduleId: 'training',
    entry: 'entry.js',
    preload: ['module.js'],
    descriptor: { budget: { firstLoadBytes } },
  }) as unknown as Release;

test('a first screen within its budget passes', async () => {
  await expect(assertWithinBudget(release(10_000), folder)).resolves.toBeUndefined();
});

test('one over it fails with the number and the culprit', async () => {
  await expect(assertWithinBudget(release(1000), folder)).rejects.toThrow(
    /training loads \d+ bytes before it shows, \d+ over its budget of 1000; the largest file is module\.js/,
  );
});
