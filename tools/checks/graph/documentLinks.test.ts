import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';

/** `[words](target)`, without addresses of other sites and places inside the same page. */
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g;

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(repositoryRoot, file)));

const linksOf = (file: string) =>
  [...readFileSync(path.join(repositoryRoot, file), 'utf8').matchAll(LINK)].map(([, target = '']) => target);

test('every link between documents leads to a file', () => {
  const links = documents.flatMap((file) => linksOf(file).map((target) => ({ file, target })));
  const broken = links.filter(({ file, target }) => !existsSync(path.join(repositoryRoot, path.dirname(file), target)));
  expect(links.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test('the list of decisions names every decision, in order', () => {
  const listed = linksOf('docs/decisions/README.md');
  const decisions = documents
    .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    .map((file) => path.basename(file))
    .sort();
  expect(listed).toEqual(decisions);
});
