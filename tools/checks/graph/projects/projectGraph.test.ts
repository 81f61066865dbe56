import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../bundler/paths';
import { readProjectGraph, type Project } from './projectGraph';
import { referencesOf } from './references';

/** Texts that look like paths, and that no code follows. */
const NOT_FOLLOWED = new Map([
  ['tools/bundler/federation/sharedCopies.test.ts', 'names of bundled files, as data'],
  ['tools/bundler/federation/sharedPackages.ts', 'names of packages that the shell shares, as data'],
  ['tools/checks/graph/patterns/everywhere.ts', 'exceptions of a pattern, as data'],
  ['tools/checks/graph/patterns/inModules.ts', 'exceptions of a pattern, as data'],
  ['tools/checks/graph/projects/references.test.ts', 'paths to find, as data'],
  ['tools/checks/graph/refusalTexts.test.ts', 'the permitted copies, as data'],
  ['tools/checks/graph/projects/stages.test.ts', 'a folder of browser tests, as data'],
  ['tools/checks/jest/longestFirst.cjs', 'names of the tests that Jest begins with'],
  ['tools/checks/lint/productName.mjs', 'the one file that a rule leaves out'],
]);

let projects: Project[];
beforeAll(() => {
  projects = readProjectGraph();
});

function projectOf(file: string): Project | undefined {
  return projects
    .filter(({ root }) => file === root || file.startsWith(`${root}/`))
    .sort((a, b) => b.root.length - a.root.length)[0];
}

/** All projects whose changes affect a project: `^default` includes the dependencies of dependencies. */
function reachableFrom({ dependencies }: Project, found = new Set<string>()): Set<string> {
  for (const name of dependencies) {
    const project = found.has(name) ? undefined : projects.find((candidate) => candidate.name === name);
    if (project) reachableFrom(project, found.add(name));
  }
  return found;
}

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(apps|libs|tools|supabase|e2e)\/.*\.(ts|tsx|mjs|cjs)$/.test(file))
  // Git still lists a file that was staged and is deleted.
  .filter((file) => existsSync(path.join(repositoryRoot, file)));

test('every source file belongs to a project', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => !projectOf(file))).toEqual([]);
});

test('Nx knows every project that a source file names, so a change there reruns what depends on it', () => {
  const packageRoots = new Map(
    projects
      .filter(({ root }) => /^(apps|libs)\//.test(root))
      .map(({ root }) => [
        (JSON.parse(readFileSync(path.join(repositoryRoot, root, 'package.json'), 'utf8')) as { name: string }).name,
        root,
      ]),
  );
  const missing = new Set<string>();
  for (const file of sources.filter((source) => !NOT_FOLLOWED.has(source))) {
    const from = projectOf(file) as Project;
    for (const { text, target } of referencesOf(
      repositoryRoot,
      file,
      readFileSync(path.join(repositoryRoot, file), 'utf8'),
      packageRoots,
    )) {
      const to = projectOf(target);
      if (!to || to === from || reachableFrom(from).has(to.name)) continue;
      if (from.namedFiles.includes(target)) continue;
      missing.add(`${from.name} -> ${to.name}: ${file} names ${text}`);
    }
  }
  expect([...missing]).toEqual([]);
});

test('a package declares no package of the workspace that its sources do not name', () => {
  const unused = projects
    .filter(({ root }) => existsSync(path.join(repositoryRoot, root, 'package.json')))
    .flatMap(({ root }) => {
      const { dependencies = {} } = JSON.parse(
        readFileSync(path.join(repositoryRoot, root, 'package.json'), 'utf8'),
      ) as {
        dependencies?: Record<string, string>;
      };
      const own = sources
        .filter((file) => file.startsWith(`${root}/`))
        .map((file) => readFileSync(path.join(repositoryRoot, file), 'utf8'));
      return Object.keys(dependencies)
        .filter((name) => name.startsWith('@platform/'))
        .filter((name) => !own.some((source) => new RegExp(`['"]${name}['"/]`).test(source)))
        .map((name) => `${root} -> ${name}`);
    });
  expect(unused).toEqual([]);
});

test('types and lint read what a project depends on, and every test target reads its project', () => {
  for (const { name, targets } of projects) {
    for (const [target, { inputs = [] }] of Object.entries(targets)) {
      if (target === 'typecheck' || target === 'lint')
        expect({ name, target, inputs }).toMatchObject({ inputs: expect.arrayContaining(['default', '^default']) });
      else if (target !== 'build') expect({ name, target, inputs: inputs.length }).not.toMatchObject({ inputs: 0 });
    }
  }
});

test('every project with tests has a target that runs them', () => {
  const withTests = new Set(
    sources.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => (projectOf(file) as Project).name),
  );
  const tested = projects.filter(({ targets }) => 'unit' in targets).map(({ name }) => name);
  expect([...withTests].filter((name) => !tested.includes(name))).toEqual([]);
});
