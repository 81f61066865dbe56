import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { everywhere } from './patterns/everywhere';
import { inModules } from './patterns/inModules';
import type { Pattern } from './patterns/pattern';

/** Modules without pages of a club. */
const WITHOUT_CLUB: Record<string, string> = {
  marketing: 'Its pages are public: no source, no club and no rows of a table.',
  shell: 'It hosts the pages of the others. shellHost.test.ts says what it may do.',
};

const listed = (...paths: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  }).split('\n');

const moduleIds = listed('apps/*/module.json').flatMap(
  (file) => /^apps\/([^/]+)\/module\.json$/.exec(file)?.slice(1) ?? [],
);
const clubModules = moduleIds.filter((id) => !(id in WITHOUT_CLUB));

const files = listed('apps', 'libs').filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|testkit|example)\.tsx?$|\/generated\//.test(file),
);
const filesOfModules = files.filter((file) => clubModules.some((id) => file.startsWith(`apps/${id}/`)));

const lines = new Map<string, string[]>();
function linesOf(file: string): string[] {
  const known = lines.get(file) ?? readFileSync(path.join(repositoryRoot, file), 'utf8').split('\n');
  lines.set(file, known);
  return known;
}

/** @param allowed paths of files and folders, with `*` for any name */
const isAllowed = (file: string, allowed: readonly string[]): boolean =>
  allowed.some((each) => {
    const end = each.endsWith('/') ? '' : '$';
    return new RegExp(`^${each.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}${end}`).test(file);
  });

/** Lines that do what the kit does, as `file:line`. */
function secondOnes({ pattern, allowed = {} }: Pattern, among: readonly string[]): string[] {
  return among
    .filter((file) => !isAllowed(file, Object.keys(allowed)))
    .flatMap((file) => linesOf(file).flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])));
}

/** Exceptions that no file needs any more. */
const needless = ({ pattern, allowed = {} }: Pattern, among: readonly string[]): string[] =>
  Object.keys(allowed).filter(
    (each) => !among.some((file) => isAllowed(file, [each]) && linesOf(file).some((line) => pattern.test(line))),
  );

test('leaves out no module but those without a club', () => {
  expect(clubModules).toEqual(expect.arrayContaining(['admin', 'operations', 'training']));
  expect(Object.keys(WITHOUT_CLUB).filter((id) => !moduleIds.includes(id))).toEqual([]);
});

const all = Object.entries({ ...inModules, ...everywhere });

test.each(all)('catches second implementations of %s', (_, { pattern, offenders }) => {
  expect(offenders.filter((line) => !pattern.test(line))).toEqual([]);
});

test.each(Object.entries(inModules))('finds no second implementation of %s in a module', (_, one) => {
  expect({ use: one.use, instead: secondOnes(one, filesOfModules) }).toEqual({ use: one.use, instead: [] });
  expect(needless(one, filesOfModules)).toEqual([]);
});

test.each(Object.entries(everywhere))('finds no second implementation of %s', (_, one) => {
  expect({ use: one.use, instead: secondOnes(one, files) }).toEqual({ use: one.use, instead: [] });
  expect(needless(one, files)).toEqual([]);
});
