import { parseArgs } from 'node:util';
import { installTools } from './install/installTools';
import { runNx, type Selection, type TaskOutcome } from './stages/runNx';
import { removeResults, stageOutcome } from './stages/stageOutcome';
import { PARALLEL_TASKS, RUN_BUDGET, stages } from './stages/stages';
import { exceededBudgets, stageTable } from './stages/stageTable';
import { keepStageTimes, readStageTimes, WHOLE_RUN } from './stages/stageTimes';
import { addTallies, closingLine } from './stages/tally';
import type { FailedTest } from './stages/testResults';

/** How many tests may pass only when tried again. Each is a bug; more of them fail the run. */
const FLAKY_LIMIT = 2;

/**
 * `npm test`: everything that must hold, from types to the browser. Prints a table of its stages and ends with one line
 * and exit code 0 or 1. Nx takes from its cache what has not changed. `--affected <revision>` leaves out the projects
 * that no change since that revision can affect.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { affected: { type: 'string' } } });
  const selection: Selection =
    values.affected === undefined ? { projects: 'all' } : { projects: 'affected', since: values.affected };
  const start = performance.now();
  await removeResults();
  const before = await readStageTimes();

  const runs = await runStages(selection);
  const tasks = runs.flatMap((run) => run.tasks);
  const everything = selection.projects === 'all';
  const outcomes = await Promise.all(stages.map((stage) => stageOutcome(stage, tasks, everything)));
  const seconds = Math.round((performance.now() - start) / 1000);
  await keepStageTimes({
    ...before,
    ...Object.fromEntries(outcomes.map((outcome) => [outcome.title, outcome.seconds])),
    [WHOLE_RUN]: seconds,
  });

  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const total = addTallies(outcomes);
  console.log(`\n${stageTable(outcomes, before)}`);
  console.log(`The whole run took ${seconds} s, the last one ${before[WHOLE_RUN] ?? '–'} s.`);
  exceededBudgets(outcomes).forEach((sentence) => console.log(sentence));
  if (seconds > RUN_BUDGET) console.log(`The whole run took ${seconds} s; its budget is ${RUN_BUDGET} s.`);
  flaky.forEach((test) => console.log(described('Flaky, passed only when tried again', test)));
  failures.forEach((test) => console.log(described('Failed', test)));
  if (flaky.length > FLAKY_LIMIT) {
    console.log(`${flaky.length} tests are flaky; more than ${FLAKY_LIMIT} fail the run.`);
    total.failed += flaky.length;
    total.passed -= flaky.length;
  }
  // A run that ended badly has failed, whatever its tasks say.
  if (runs.some(({ exitCode }) => exitCode !== 0)) total.failed = Math.max(total.failed, 1);
  console.log(`\n${closingLine(total)}`);
  const ranNothing = total.passed === 0 && everything;
  process.exitCode = total.failed > 0 || ranNothing ? 1 : 0;
}

/** Names a test at the end of a long output, where its own lines are far above. */
const described = (became: string, { name, reason }: FailedTest) =>
  `${became}: ${name}${reason === '' ? '' : `\n${reason.replace(/^/gm, '    ')}`}`;

/**
 * The first stage finds the most in the least time, and needs no browser and no database, which are installed meanwhile.
 * Then everything else runs at once, so that no core waits for the end of a stage.
 */
async function runStages(selection: Selection): Promise<{ exitCode: number; tasks: TaskOutcome[] }[]> {
  const [first, ...others] = stages;
  const installing = installTools();
  installing.catch(() => undefined);
  const types = await runNx(first?.targets ?? [], PARALLEL_TASKS, selection);
  await installing;
  const targets = others.flatMap((stage) => stage.targets);
  return [types, await runNx(targets, PARALLEL_TASKS, selection)];
}
