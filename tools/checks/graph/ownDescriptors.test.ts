import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';

/** What the build leaves a module of its module.json (tools/bundler/federation/ownDescriptor.mjs). */
const KEPT = ['id', 'routes'];

/** What code reads of its module.json beside that. */
function lostKeys(text: string): string[] {
  const [, name] = /^import (\w+) from '[./]+\/module\.json';$/m.exec(text) ?? [];
  if (!name) return [];
  const read = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, key = '']) => key);
  return read.filter((key) => !KEPT.includes(key));
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/*/src/*'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^apps\/(?!shell\/).*(?<!\.test|\.testkit)\.tsx?$/.test(file));

test('no module reads of its module.json what the build leaves out', () => {
  const reading = files.filter((file) => lostKeys(readFileSync(path.join(repositoryRoot, file), 'utf8')).length > 0);
  expect(reading).toEqual([]);
});

test('finds a module that does', () => {
  const text = `import own from '../../module.json';\nconst words = [own.id, own.title];`;
  expect(lostKeys(text)).toEqual(['title']);
});
