import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { measureFirstLoad, measureShared } from './byteBudget';
import { PLACES_A_LINE } from './sourceLines';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'budget-'));
  await writeFile(path.join(folder, 'entry.js'), 'x');
  await writeFile(path.join(folder, 'module.js'), randomBytes(5000).toString('base64'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** As if the second half of module.js were React. */
const lines = [
  {
    file: 'module.js',
    sources: ['apps/training/src/overview/OverviewPage.tsx', 'node_modules/react/index.js'],
    places: [PLACES_A_LINE, PLACES_A_LINE + 4000],
    sourceIndexes: [1, 2],
    sourceLines: [1, 1],
  },
];
const firstLoad = (budget: number) => ({ app: 'training', files: ['entry.js', 'module.js'], budget, lines });

test('reports the compressed bytes of a first screen within its budget, each file once', async () => {
  const compressed = ['entry.js', 'module.js'].map((file) => brotliCompressSync(readFileSync(path.join(folder, file))));
  const bytes = compressed.reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(await measureFirstLoad(firstLoad(10_000), folder)).toBe(bytes);
  const twice = { ...firstLoad(10_000), files: ['entry.js', 'module.js', 'entry.js'] };
  expect(await measureFirstLoad(twice, folder)).toBe(bytes);
});

test('fails with the number, the budget, and the parts that make it large, in their order', async () => {
  await expect(measureFirstLoad(firstLoad(1000), folder)).rejects.toThrow(
    /training loads \d,\d{3} bytes before it shows, \d,\d{3} over its budget of 1,000 \(module\.json\)\. The most come from:\n +3,\d{3} {2}apps\/training\/src\/overview\n +2,\d{3} {2}react$/,
  );
});

describe('the budgets of shared files', () => {
  const shared = (budgets: Record<string, number>) => ({ chunks: { forms: ['module.js'] }, budgets, lines });

  test('reports the compressed bytes of each chunk', async () => {
    const bytes = brotliCompressSync(readFileSync(path.join(folder, 'module.js'))).byteLength;
    expect(await measureShared(shared({ forms: bytes }), folder)).toEqual({ forms: bytes });
  });

  test('fails with the number, the budget, and the parts that make a chunk large', async () => {
    await expect(measureShared(shared({ forms: 1000 }), folder)).rejects.toThrow(
      /The shell's "forms" has \d,\d{3} bytes, \d,\d{3} over its budget of 1,000 \(apps\/shell\/budgets\.json\)\. The most come from:\n +3,\d{3} {2}apps\/training/,
    );
  });

  test('fails for a chunk without a budget, and for a budget without a chunk', async () => {
    await expect(measureShared(shared({}), folder)).rejects.toThrow('Give "forms" a budget');
    await expect(measureShared(shared({ forms: 9000, menus: 9000 }), folder)).rejects.toThrow('limits "menus"');
  });
});
