import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../bundler/paths';
import { runNx, type Selection, type TaskOutcome } from './runNx';
import { RESULTS_FOLDER, type Stage } from './stages';
import { addTallies } from './tally';
import { readTestResults, type TestResults } from './testResults';

/** What a stage came to. */
export interface StageOutcome extends TestResults {
  title: string;
  seconds: number;
  budget: number;
  /** How many of its tasks ran, and how many Nx took from its cache. */
  ran: number;
  cached: number;
}

/** Targets that leave no results count as one check each. */
const WITHOUT_RESULTS = new Set(['typecheck', 'lint']);

/**
 * Runs a stage. Results of tasks that Nx has cached count as if they had run. A stage of all projects in which no task
 * ran has failed: its targets are misspelled or gone.
 */
export async function runStage(
  { title, targets, parallel, budget }: Stage,
  selection: Selection,
): Promise<StageOutcome> {
  const start = performance.now();
  await mkdir(path.join(repositoryRoot, RESULTS_FOLDER), { recursive: true });
  const { exitCode, tasks } = await runNx(targets, parallel, selection);
  const ranNothing = tasks.length === 0 && selection.projects === 'all';
  const own = tasks.filter(({ target }) => targets.includes(target));
  const results = await Promise.all(own.map((task) => resultsOf(task)));
  const { passed, failed } = addTallies(results);
  const cached = tasks.filter(({ cacheStatus }) => cacheStatus !== 'cache-miss').length;
  return {
    title,
    seconds: Math.round((performance.now() - start) / 1000),
    budget,
    ran: tasks.length - cached,
    cached,
    passed,
    // A run that ends badly has failed, whatever its results say.
    failed: exitCode !== 0 || ranNothing ? Math.max(failed, 1) : failed,
    flaky: results.flatMap(({ flaky }) => flaky),
  };
}

async function resultsOf({ projectName, target, status }: TaskOutcome): Promise<TestResults> {
  const asOne = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, flaky: [] };
  if (WITHOUT_RESULTS.has(target)) return asOne;
  const file = path.join(repositoryRoot, RESULTS_FOLDER, `${projectName}.${target}.json`);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  // A task that ended without results has failed as a whole; so has one that claims to have passed.
  if (text === undefined) return { passed: 0, failed: 1, flaky: [] };
  const results = readTestResults(JSON.parse(text));
  return status === 0 ? results : { ...results, failed: Math.max(results.failed, 1) };
}

/** Removes what an earlier run left, so that no task is counted by old results. Nx brings back those it has cached. */
export async function removeResults(): Promise<void> {
  await rm(path.join(repositoryRoot, RESULTS_FOLDER), { recursive: true, force: true });
}
