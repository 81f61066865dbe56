import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import type { TaskOutcome } from './runNx';
import { RESULTS_FOLDER, type Stage } from './stages';
import { addTallies } from './tally';
import { readTestResults, type TestResults } from './testResults';

/** The result of a stage. */
export interface StageOutcome extends TestResults {
  title: string;
  /** The sum of its tasks' times; several run at once. */
  seconds: number;
  budget: number;
  /** How many of its tasks ran, and how many Nx took from its cache. */
  ran: number;
  cached: number;
}

/** Targets that leave no results count as one check each. */
const WITHOUT_RESULTS = new Set(['typecheck', 'lint', 'prepare', 'prepare-fixtures']);

/**
 * Adds up the results of a stage's tasks. Results of tasks that Nx has cached count as if they had run.
 * @param mustRun whether a stage in which no task ran has failed: its targets are misspelled or gone
 */
export async function stageOutcome(
  { title, targets, budget }: Stage,
  tasks: readonly TaskOutcome[],
  mustRun: boolean,
): Promise<StageOutcome> {
  const own = tasks.filter(({ target }) => targets.includes(target));
  const results = await Promise.all(own.map((task) => resultsOf(task)));
  const { passed, failed } = addTallies(results);
  const cached = own.filter(({ cacheStatus }) => cacheStatus !== 'cache-miss').length;
  return {
    title,
    seconds: Math.round(own.reduce((sum, { startTime, endTime }) => sum + secondsBetween(startTime, endTime), 0)),
    budget,
    ran: own.length - cached,
    cached,
    passed,
    failed: mustRun && own.length === 0 ? 1 : failed,
    failures: results.flatMap(({ failures }) => failures),
    flaky: results.flatMap(({ flaky }) => flaky),
  };
}

const secondsBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 1000;

async function resultsOf({ projectName, target, status }: TaskOutcome): Promise<TestResults> {
  const asWhole = { name: `${projectName}:${target}`, reason: 'It left no results; its output says why.' };
  const hasFailed = { passed: 0, failed: 1, failures: [asWhole], flaky: [] };
  const asOne = status === 0 ? { passed: 1, failed: 0, failures: [], flaky: [] } : hasFailed;
  if (WITHOUT_RESULTS.has(target)) return asOne;
  const file = path.join(repositoryRoot, RESULTS_FOLDER, `${projectName}.${target}.json`);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  // A task that ended without results has failed as a whole; so has one that claims to have passed.
  if (text === undefined) return hasFailed;
  const results = readTestResults(JSON.parse(text));
  return status === 0 ? results : { ...results, failed: Math.max(results.failed, 1) };
}

/** Removes what an earlier run left, so that no task is counted by old results. Nx brings back those it has cached. */
export async function removeResults(): Promise<void> {
  await rm(path.join(repositoryRoot, RESULTS_FOLDER), { recursive: true, force: true });
}
