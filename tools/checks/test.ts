import { parseArgs } from 'node:util';
import { installTools } from './installTools';
import type { Selection } from './runNx';
import { removeResults, runStage, type StageOutcome } from './runStage';
import { stages } from './stages';
import { exceededBudgets, stageTable } from './stageTable';
import { keepStageTimes, readStageTimes } from './stageTimes';
import { addTallies, closingLine } from './tally';

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
  // The first stage needs no browser and no database, so it runs meanwhile.
  const installing = installTools();
  installing.catch(() => undefined);
  await removeResults();
  const before = await readStageTimes();
  const outcomes: StageOutcome[] = [];
  for (const stage of stages) {
    console.log(`\n── ${stage.title}`);
    const outcome = await runStage(stage, selection);
    outcomes.push(outcome);
    await installing;
    console.log(`── ${stage.title}: ${closingLine(outcome)} in ${outcome.seconds} s`);
  }
  await keepStageTimes({ ...before, ...Object.fromEntries(outcomes.map(({ title, seconds }) => [title, seconds])) });

  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const total = addTallies(outcomes);
  console.log(`\n${stageTable(outcomes, before)}`);
  exceededBudgets(outcomes).forEach((sentence) => console.log(sentence));
  flaky.forEach((name) => console.log(`Flaky, passed only when tried again: ${name}`));
  if (flaky.length > FLAKY_LIMIT) {
    console.log(`${flaky.length} tests are flaky; more than ${FLAKY_LIMIT} fail the run.`);
    total.failed += flaky.length;
    total.passed -= flaky.length;
  }
  console.log(`\n${closingLine(total)}`);
  const ranNothing = total.passed === 0 && selection.projects === 'all';
  process.exitCode = total.failed > 0 || ranNothing ? 1 : 0;
}
