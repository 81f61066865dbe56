import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../paths';
import { PLACES_A_LINE, sourceLinesOf, takeSourceLines } from './sourceLines';

const page = path.join(repositoryRoot, 'apps/training/src/Page.tsx');

test('maps each stretch of a built file to its source line', () => {
  // Column 0 is line 1 of the first source, 4 its line 3, 10 line 3 of the second; on line 2, column 2 is its line 2.
  const mappings = 'AAAA,IAEA,MCAA;ECDA';
  expect(sourceLinesOf('module.js', { sources: [page, 'data:text/javascript,import', null], mappings })).toEqual({
    file: 'module.js',
    sources: ['apps/training/src/Page.tsx', '(bundler)', '(bundler)'],
    places: [PLACES_A_LINE, PLACES_A_LINE + 4, PLACES_A_LINE + 10, 2 * PLACES_A_LINE + 2],
    sourceIndexes: [1, 1, 2, 3],
    sourceLines: [1, 3, 3, 2],
  });
});

test("keeps one entry for each line, and none for the bundler's own code", () => {
  const { places, sourceLines } = sourceLinesOf('module.js', { sources: [page], mappings: 'A,CAAA,CAAC,gBAAgB,CAuBA' });
  expect(places).toEqual([PLACES_A_LINE + 1, PLACES_A_LINE + 19]);
  expect(sourceLines).toEqual([1, 24]);
});

test('removes the maps, because a release would serve them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'maps-'));
  try {
    await writeFile(path.join(folder, 'entry.js'), 'x');
    await writeFile(path.join(folder, 'entry.js.map'), JSON.stringify({ sources: [page], mappings: 'AAAA' }));
    expect(await takeSourceLines(folder)).toMatchObject([{ file: 'entry.js', places: [PLACES_A_LINE] }]);
    expect(await readdir(folder)).toEqual(['entry.js']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
