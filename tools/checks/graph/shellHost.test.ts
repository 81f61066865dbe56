import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';

interface Descriptor {
  id: string;
  title: string;
  routes: readonly { path: string }[];
}

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

const modules = readdirSync(path.join(repositoryRoot, 'apps'))
  .filter((app) => app !== 'shell' && existsSync(path.join(repositoryRoot, 'apps', app, 'module.json')))
  .map((app) => JSON.parse(read(`apps/${app}/module.json`)) as Descriptor);

/** Also words of the platform: a route's access is `club` or `admin`, and every page is of a club. */
const COMMON = ['club', 'admin'];

/** The platform's own tables and functions: the person, their notifications, and the releases that they run. */
const OWN_ROWS = [
  'ask_for_new_invitation',
  'notifications',
  'open_preview_ticket',
  'password_link',
  'platform_manifest',
  'preview_tickets',
  'profiles',
  'read_invitation_link',
];

const sources = execFileSync('git', ['ls-files', 'apps'], { cwd: repositoryRoot, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => /^apps\/shell\//.test(file))
  .filter((file) => /\.(tsx?|js|html)$/.test(file) && !/\.(test|testkit)\.tsx?$/.test(file))
  .filter((file) => existsSync(path.join(repositoryRoot, file)));

/** Lines of the shell that a pattern finds, as `file:line: text`. */
function linesWith(pattern: RegExp): string[] {
  return sources.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

const anyOf = (words: readonly string[]) => words.map((word) => word.replaceAll('-', String.raw`\-`)).join('|');

test('the shell has sources, and the platform has modules', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(modules.length).toBeGreaterThan(5);
});

test('names no module', () => {
  const names = modules.flatMap(({ id, title }) => [id, title]).filter((name) => !COMMON.includes(name.toLowerCase()));
  expect(linesWith(new RegExp(String.raw`\b(${anyOf(names)})\b`, 'i'))).toEqual([]);
});

test('compares no id with that of a module', () => {
  expect(linesWith(new RegExp(String.raw`\b(id|moduleId|module) === '(${anyOf(COMMON)})'`))).toEqual([]);
});

test('links to no page of a module except those that the contract names', () => {
  const paths = modules.flatMap(({ routes }) => routes.map((route) => route.path)).filter((route) => route !== '/');
  expect(linesWith(new RegExp(String.raw`['"\x60](${anyOf(paths)})['"\x60/?]`))).toEqual([]);
});

test('reads and changes no rows but those of the platform', () => {
  const used = sources.flatMap((file) =>
    [...read(file).matchAll(/\.(?:from|rpc)\(\s*'(\w+)'/g)].map(([, name = '']) => name),
  );
  expect([...new Set(used)].sort()).toEqual(OWN_ROWS);
});
