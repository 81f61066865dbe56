import { loadChunks } from './loadChunks.mjs';

interface Build {
  m: Record<string, unknown>;
  f: Record<string, (chunkId: number, promises: Promise<void>[]) => void>;
  e(chunkId: number): Promise<unknown>;
}

const scripts: Record<string, unknown>[] = [];
const page = globalThis as Record<string, unknown>;
const arrivedBefore = [[1], { 10: 'code of the module' }];

function started(): Build {
  const build = {
    m: {},
    f: {},
    u: (chunkId: number) => `${chunkId}.js`,
    sriHashes: { 2: 'sha256-two' },
    // The third has only packages of the shell.
    federation: { chunkMatcher: (chunkId: number) => chunkId !== 3 },
  };
  loadChunks(build, 'training_1_0_0');
  return build as unknown as Build;
}

const pushed = (chunk: unknown) => (page.rspackChunktraining_1_0_0 as unknown[]).push(chunk);
const lastScript = () => scripts.at(-1) as { src: string; onload(event: object): void; onerror(event: object): void };

beforeEach(() => {
  page.rspackChunktraining_1_0_0 = [arrivedBefore];
  page.document = {
    currentScript: { src: 'https://site.test/modules/training/1.0.0/entry.js' },
    createElement: () => ({ remove() {} }),
    head: { append: (script: Record<string, unknown>) => scripts.push(script) },
  };
  scripts.length = 0;
});
afterAll(() => delete page.document);

test('runs what came with the entry, and fetches a chunk once, with its digest, from the folder of the entry', async () => {
  const build = started();
  expect(build.m[10]).toBe('code of the module');
  await build.e(1);
  await build.e(3);
  const both = Promise.all([build.e(2), build.e(2)]);
  expect(scripts).toMatchObject([
    { src: 'https://site.test/modules/training/1.0.0/2.js', integrity: 'sha256-two', crossOrigin: 'anonymous' },
  ]);
  pushed([[2], { 20: 'a dialog' }]);
  lastScript().onload({ type: 'load' });
  await both;
  expect(build.m[20]).toBe('a dialog');
  await build.e(2);
  expect(scripts).toHaveLength(1);
});

test.each([
  ['does not arrive', 'error', 'error'],
  ['arrives without the chunk', 'load', 'missing'],
])('says which file %s, and asks again for it', async (_title, type, reason) => {
  const build = started();
  const lost = build.e(2);
  lastScript()[type === 'load' ? 'onload' : 'onerror']({ type });
  const request = 'https://site.test/modules/training/1.0.0/2.js';
  await expect(lost).rejects.toMatchObject({ name: 'ChunkLoadError', type: reason, request });
  const again = build.e(2);
  pushed([[2], {}]);
  lastScript().onload({ type: 'load' });
  await again;
  expect(scripts).toHaveLength(2);
});

test('checks a chunk with the digest that another one brought, and fetches none without a digest', async () => {
  const build = started();
  await expect(build.e(4)).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'unchecked' });
  expect(scripts).toEqual([]);
  pushed([[2], {}, ({ sriHashes }: { sriHashes: object }) => Object.assign(sriHashes, { 5: 'sha256-five' })]);
  void build.e(5);
  expect(scripts).toMatchObject([{ integrity: 'sha256-five' }]);
});

test('leaves a build its own functions', () => {
  const own = () => {};
  const build = { m: {}, f: { j: own } };
  loadChunks(build, 'training_1_0_0');
  expect(build.f.j).toBe(own);
  expect(page.rspackChunktraining_1_0_0).toEqual([arrivedBefore]);
});
