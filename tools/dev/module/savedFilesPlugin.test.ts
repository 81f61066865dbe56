import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
  // The time stands still: the wait does not end because a machine is slow.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const content = untilFilled(file).then(() => readFile(file, 'utf8'));
  await writeFile(file, 'export {};');
  expect(await content).toBe('export {};');
  clock.mockRestore();
});

test('does not wait for a file that stays empty, a folder, or a file that is gone', async () => {
  const empty = path.join(folder, 'empty.ts');
  await writeFile(empty, '');
  await Promise.all([empty, folder, path.join(folder, 'gone.ts')].map(untilFilled));
});
