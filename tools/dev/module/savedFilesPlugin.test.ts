import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { untilFilled } from './savedFilesPlugin';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saved-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('waits for the content of a file that an editor has emptied', async () => {
  const file = path.join(folder, 'Page.tsx');
  await writeFile(file, '');
  let isFilled = false;
  const waiting = untilFilled(file).then(() => isFilled);
  await writeFile(file, 'export {};');
  isFilled = true;
  await expect(waiting).resolves.toBe(true);
});

test('does not wait for a file that stays empty, a folder, or a file that is gone', async () => {
  const empty = path.join(folder, 'empty.ts');
  await writeFile(empty, '');
  await Promise.all([empty, folder, path.join(folder, 'gone.ts')].map(untilFilled));
});
