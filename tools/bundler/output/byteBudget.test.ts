import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { measureFirstLoad } from './byteBudget';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'budget-'));
  await writeFile(path.join(folder, 'entry.js'), 'x');
  await writeFile(path.join(folder, 'module.js'), randomBytes(5000).toString('base64'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const firstLoad = (budget: number) => ({ app: 'training', files: ['entry.js', 'module.js'], budget });

test('reports the compressed bytes of a first screen within its budget, each file once', async () => {
  const compressed = ['entry.js', 'module.js'].map((file) => brotliCompressSync(readFileSync(path.join(folder, file))));
  const bytes = compressed.reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(await measureFirstLoad(firstLoad(10_000), folder)).toBe(bytes);
  const twice = { ...firstLoad(10_000), files: ['entry.js', 'module.js', 'entry.js'] };
  expect(await measureFirstLoad(twice, folder)).toBe(bytes);
});

test('fails with the number and the largest file when over budget', async () => {
  await expect(measureFirstLoad(firstLoad(1000), folder)).rejects.toThrow(
    /training loads \d,\d{3} bytes before it shows, \d,\d{3} over its budget of 1,000; the largest file is module\.js with \d,\d{3}\./,
  );
});
