import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../bundler/paths';

/** `[words](target#heading)`, without addresses of other sites. The target is empty inside the same page. */
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
  maxBuffer: 2 ** 24,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(repositoryRoot, file)));

const documents = files.filter((file) => file.endsWith('.md'));

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

const linksOf = (file: string) =>
  [...read(file).matchAll(LINK)].map(([, target = '', heading]) => ({ file, target, heading }));

/** The file that a link leads to, relative to the repository. */
const leadsTo = ({ file, target }: { file: string; target: string }) =>
  target === '' ? file : path.join(path.dirname(file), target);

/** The anchors that GitHub gives to the headings of a document. */
const anchorsOf = (file: string) =>
  new Set(
    [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const links = documents.flatMap(linksOf);

test('every link between documents leads to a file', () => {
  const broken = links.filter((link) => !existsSync(path.join(repositoryRoot, leadsTo(link))));
  expect(links.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test('every link to a heading finds it', () => {
  const toHeadings = links.filter(({ heading }) => heading !== undefined);
  const broken = toHeadings.filter((link) => !anchorsOf(leadsTo(link)).has(link.heading ?? ''));
  expect(toHeadings.length).toBeGreaterThan(10);
  expect(broken).toEqual([]);
});

test('the list of decisions names every decision, in order', () => {
  const listed = linksOf('docs/decisions/README.md').map(({ target }) => target);
  const decisions = documents
    .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    .map((file) => path.basename(file))
    .sort();
  expect(listed).toEqual(decisions);
});

test('every file that a diagram names is there', () => {
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/```mermaid\n([\s\S]*?)```/g)].flatMap(([, diagram = '']) =>
      [...diagram.matchAll(/[\w/-]+\.(?:tsx?|js|sql)\b/g)].map(([name]) => ({ file, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !files.some((known) => `/${known}`.endsWith(`/${name}`)))).toEqual([]);
});

/** `a/path` or `<file>.ts` in a text. Leaves out examples in code blocks, and names with a placeholder. */
const NAMED_PATH = /`((?:apps|libs|tools|supabase|e2e|docs)\/[\w./-]+|[\w./-]*\w\.(?:tsx?|mjs|cjs|sql))`/g;

/** Examples that the guides invent to explain how to make a module, a page or a part. */
const MADE_UP = /facilit|errands|ItemTable|Rating|X\.example/i;

/** A new module has what the template has. */
const known = files.map((file) => `/${file.replace(/\.template$/, '')}`);

test('every path that a text names is there', () => {
  const named = documents.flatMap((file) =>
    [
      ...read(file)
        .replaceAll(/```[\s\S]*?```/g, '')
        .matchAll(NAMED_PATH),
    ].map(([, name = '']) => ({
      file,
      name: name.replace(/\/$/, ''),
    })),
  );
  const missing = named.filter(
    ({ name }) => !MADE_UP.test(name) && !known.some((file) => file.endsWith(`/${name}`) || file.includes(`/${name}/`)),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
