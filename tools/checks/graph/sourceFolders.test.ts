import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';

/** The files of a source. Each of its rows, changes and requests has a folder (docs/module-pattern.md). */
const FILES = /^(\w+Source|queries|firstReads|failures)(\.test)?\.tsx?$/;
/** `club` has the requests of a source with a demo, `reads` those of a source without one. */
const FOLDERS = ['rows', 'changes', 'club', 'reads'];

/** The files in each folder `source` below `apps`, by its path. */
function sourcesIn(files: readonly string[]): Map<string, string[]> {
  const sources = new Map<string, string[]>();
  for (const file of files) {
    const [, folder, rest] = /^apps\/(.*?\/source)\/(.+)$/.exec(file) ?? [];
    if (folder && rest) sources.set(folder, [...(sources.get(folder) ?? []), rest]);
  }
  return sources;
}

/** Where the files of a source are not as the pattern says. */
const misplaced = (files: readonly string[]): string[] =>
  files.filter((file) => {
    const [first = '', ...below] = file.split('/');
    return below.length > 0 ? !FOLDERS.includes(first) : !FILES.test(file);
  });

/** The person whose rows a source reads, in a module with pages beside those of a club. */
const READERS = ['Administrator', 'ClubMember'];

/** What a file such as `trainingSource.ts` exports beside the reads and the source. */
const foreignExports = (text: string): string[] =>
  [...text.matchAll(/^export (?:async )?(?:interface|type|const|function) (\w+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !/(Reads|Source)$/.test(name) && !READERS.includes(name));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(path.join(repositoryRoot, file)));
const sources = [...sourcesIn(files)];

test('finds misplaced files', () => {
  expect(misplaced(['trainingSource.ts', 'rows/module.ts', 'changes/index.ts', 'club/clubSource.ts'])).toEqual([]);
  expect(misplaced(['changes.ts', 'module.ts', 'today/queries.ts'])).toEqual([
    'changes.ts',
    'module.ts',
    'today/queries.ts',
  ]);
});

test('finds the types of rows in the file of the source', () => {
  expect(foreignExports('export interface Module {\n}\nexport interface TrainingReads {\n}\n')).toEqual(['Module']);
});

test('finds the sources of the modules', () => {
  expect(sources.map(([folder]) => folder)).toEqual(
    expect.arrayContaining(['admin/src/source', 'operations/src/reports/source', 'training/src/source']),
  );
});

test.each(sources)('%s has the folders of every source', (folder, inside) => {
  expect(misplaced(inside)).toEqual([]);
  const has = (name: string) => inside.some((file) => file.startsWith(`${name}/`));
  expect({ rows: has('rows'), requests: has('club') || has('reads') }).toEqual({ rows: true, requests: true });
  const own = inside.filter((file) => /^(?!use)\w+Source\.ts$/.test(file));
  expect(own).toHaveLength(1);
  for (const file of own)
    expect(foreignExports(readFileSync(path.join(repositoryRoot, 'apps', folder, file), 'utf8'))).toEqual([]);
});
