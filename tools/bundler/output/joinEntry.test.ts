import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { joinEntry } from './joinEntry';

test('joins the first files with the entry, and keeps their source lines', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'join-entry-'));
  await writeFile(path.join(folder, 'module.js'), 'list.push(1);\nlist.push(2);');
  await writeFile(path.join(folder, 'entry.js'), 'start(list);');
  await writeFile(path.join(folder, 'later.js'), 'list.push(3);');
  const later = { file: 'later.js', sources: ['d.ts'], places: [10_000_000], sourceIndexes: [1], sourceLines: [1] };
  const lines = await joinEntry(
    folder,
    ['module.js'],
    [
      { file: 'entry.js', sources: ['c.ts'], places: [10_000_006], sourceIndexes: [1], sourceLines: [7] },
      later,
      {
        file: 'module.js',
        sources: ['a.ts', 'b.ts'],
        places: [10_000_000, 20_000_000],
        sourceIndexes: [1, 2],
        sourceLines: [3, 4],
      },
    ],
  );
  expect(await readFile(path.join(folder, 'entry.js'), 'utf8')).toBe('list.push(1);\nlist.push(2);\nstart(list);');
  expect((await readdir(folder)).sort()).toEqual(['entry.js', 'later.js']);
  expect(lines).toEqual([
    later,
    {
      file: 'entry.js',
      sources: ['a.ts', 'b.ts', 'c.ts'],
      places: [10_000_000, 20_000_000, 30_000_006],
      sourceIndexes: [1, 2, 3],
      sourceLines: [3, 4, 7],
    },
  ]);
});
