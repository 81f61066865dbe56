import { execFileSync } from 'node:child_process';
import jestConfig from '../../../../jest.config.cjs';
import { playwrightRun } from '../../browser/playwrightRun.mjs';
import { repositoryRoot } from '../../../bundler/paths';
import { RESULTS_FOLDER, stages } from '../../stages/stages';
import { readPlaywrightProjects } from './playwrightProjects';
import { readProjectGraph } from './projectGraph';

// A test that no stage runs passes forever.

/** Runs on demand: `npm run soak`. */
const ON_DEMAND = 'e2e/soak/';

/** A target of a project, as `nx run <project>:<target>` calls it. */
interface Task {
  project: string;
  target: string;
  command: string;
  outputs: readonly string[];
}

const tasks: Task[] = readProjectGraph().flatMap(({ name: project, targets }) =>
  Object.entries(targets).map(([target, { options, outputs = [] }]) => ({
    project,
    target,
    command: options?.command ?? '',
    outputs: outputs.map((output) => output.replace('{workspaceRoot}/', '').replace('{projectName}', project)),
  })),
);
const idOf = ({ project, target }: Task) => `${project}:${target}`;
const tested = tasks.filter(({ outputs }) => outputs.some((output) => output.startsWith(`${RESULTS_FOLDER}/`)));
const stagesOf = (target: string) => stages.filter(({ targets }) => targets.includes(target));

test('every target that leaves test results belongs to one stage, which finds them by its name', () => {
  expect(tested.length).toBeGreaterThan(30);
  expect(tested.filter(({ target }) => stagesOf(target).length !== 1).map(idOf)).toEqual([]);
  expect(
    tested
      .filter(({ project, target, outputs }) => !outputs.includes(`${RESULTS_FOLDER}/${project}.${target}.json`))
      .map(idOf),
  ).toEqual([]);
});

test('every target that runs Jest or Playwright leaves test results', () => {
  const running = tasks.filter(({ command }) => /^(jest|playwright|node e2e\/run\.mjs)\b/.test(command));
  expect(running.map(idOf)).toEqual(tested.map(idOf));
});

test('every target of a stage is one that some project has', () => {
  const known = new Set(tasks.map(({ target }) => target));
  expect(stages.flatMap(({ targets }) => targets).filter((target) => !known.has(target))).toEqual([]);
});

test('every Jest project is selected by one target', () => {
  const names = [...new Set(jestConfig.projects.map(({ displayName }) => displayName))];
  const selected = tested.flatMap(({ command }) => {
    const [, list = ''] = /^jest .*--selectProjects((?: [a-z0-9]\S*)+)/.exec(command) ?? [];
    return list.split(' ').filter(Boolean);
  });
  expect(names.length).toBeGreaterThan(20);
  expect(selected.sort()).toEqual(names.sort());
});

test('every browser test belongs to a Playwright project that one target runs', () => {
  const runs = tested.flatMap(({ command }) => {
    const [, name] = /^node e2e\/run\.mjs (\S+)$/.exec(command) ?? [];
    return name ? [playwrightRun(name)] : [];
  });
  const runOnce = readPlaywrightProjects().filter(
    ({ config, name }) => runs.filter((run) => run.config === config && run.project === name).length === 1,
  );
  const specs = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.spec.ts'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
  expect(specs.length).toBeGreaterThan(70);
  const projectsOf = (spec: string) => runOnce.filter(({ folder }) => spec.startsWith(`${folder}/`));
  const homeless = specs.filter((spec) => !spec.startsWith(ON_DEMAND) && projectsOf(spec).length !== 1);
  expect(homeless).toEqual([]);
});
