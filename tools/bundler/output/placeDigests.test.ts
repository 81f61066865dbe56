import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { placeDigests } from './placeDigests';

const digest = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

const chunk = (id: number, code = '') =>
  `"use strict";(globalThis.chunks||=[]).push([[${id}],{${id}1(e,t,n){${code}}}]);`;
const asking = (...ids: number[]) => ids.map((id) => `n.e(${id}).then(n.bind(n,${id}1))`).join();

/** Writes the files of a build: chunks by their id, and an entry that asks for some of them. */
async function build(chunks: Record<number, string>, asked: readonly number[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'digests-'));
  const table = Object.entries(chunks).map(([id, text]) => `${id}:"${digest('sha384', text)}"`);
  // The compiler also names the chunk that was joined with the entry.
  table.push(`6:"${digest('sha384', 'joined')}"`);
  await writeFile(path.join(folder, 'entry.js'), `i.sriHashes={${table.join()}},${asking(...asked)}`);
  for (const [id, text] of Object.entries(chunks)) await writeFile(path.join(folder, `${id}.js`), text);
  return folder;
}

const read = (folder: string, file: string) => readFile(path.join(folder, file), 'utf8');

/** The table in the entry. */
const atStart = async (folder: string) =>
  JSON.parse(
    ((await read(folder, 'entry.js')).match(/\{[^}]*\}/)?.[0] ?? '').replaceAll(/(\d+):/g, '"$1":'),
  ) as unknown;

/** The digests that a chunk brings when it arrives. */
async function broughtBy(folder: string, id: number): Promise<object> {
  const arrived: [unknown, unknown, ((bundlerRequire: object) => void)?][] = [];
  runInNewContext(await read(folder, `${id}.js`), { globalThis: { chunks: arrived } });
  const bundlerRequire = { sriHashes: {} };
  arrived[0]?.[2]?.(bundlerRequire);
  return JSON.parse(JSON.stringify(bundlerRequire.sriHashes)) as object;
}

test('gives each chunk the digests of those that it asks for, and the entry its own', async () => {
  const folder = await build({ 1: chunk(1, asking(2, 3)), 2: chunk(2, asking(3)), 3: chunk(3) }, [1]);
  await placeDigests(folder, []);
  const shortDigest = async (id: number) => digest('sha256', await read(folder, `${id}.js`));
  expect(await atStart(folder)).toEqual({ 1: await shortDigest(1) });
  expect(await broughtBy(folder, 1)).toEqual({ 2: await shortDigest(2), 3: await shortDigest(3) });
  expect(await broughtBy(folder, 2)).toEqual({ 3: await shortDigest(3) });
  expect(await broughtBy(folder, 3)).toEqual({});
});

test('keeps in the entry what no chunk can bring', async () => {
  // 1 and 2 ask for each other, and code asks for 3 in a way that is not known.
  const folder = await build({ 1: chunk(1, asking(2)), 2: chunk(2, asking(1)), 3: chunk(3) }, []);
  await placeDigests(folder, []);
  const known = (await atStart(folder)) as Record<string, string>;
  for (const [id, value] of Object.entries(known)) expect(value).toBe(digest('sha256', await read(folder, `${id}.js`)));
  const brought = [await broughtBy(folder, 1), await broughtBy(folder, 2)];
  expect([known, ...brought].flatMap((table) => Object.keys(table)).sort()).toEqual(['1', '2', '3']);
  expect(known).toHaveProperty('3');
});

test('keeps the longer digest of a chunk that a page names', async () => {
  const folder = await build({ 1: chunk(1, asking(2)), 2: chunk(2) }, [1]);
  await placeDigests(folder, ['1.js']);
  expect(await atStart(folder)).toEqual({ 1: digest('sha384', await read(folder, '1.js')) });
});

test('refuses a chunk that ends in another way', async () => {
  const folder = await build({ 1: `(()=>{${asking(2)}})()`, 2: chunk(2) }, [1]);
  await expect(placeDigests(folder, [])).rejects.toThrow('1.js does not end as the chunks of the compiler do.');
});
