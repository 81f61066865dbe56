import { ensureChromium, installHeadlessShell } from './chromium';
import { ensurePostgres } from './postgres/ensurePostgres';
import { addTallies, closingLine, type Tally } from './tally';
import { runCatalogue, runJest, runJourneys, runStep } from './steps';

/** `npm test`: everything that must hold, from types to the browser. Ends with one line and exit code 0 or 1. */
export async function main(): Promise<void> {
  ensureChromium();
  installHeadlessShell();
  ensurePostgres();
  const steps: [string, () => Promise<Tally>][] = [
    ['Types and lint', () => runStep('nx', ['run-many', '-t', 'typecheck,lint', '--outputStyle=static'])],
    ['Logic, database rules and client contract', runJest],
    ['The design system in a browser', runCatalogue],
    ['The product in a browser', runJourneys],
  ];
  const tallies: Tally[] = [];
  for (const [title, run] of steps) {
    const start = performance.now();
    console.log(`\n── ${title}`);
    const tally = await run();
    tallies.push(tally);
    console.log(`── ${title}: ${closingLine(tally)} in ${Math.round((performance.now() - start) / 1000)} s`);
  }
  const total = addTallies(tallies);
  console.log(`\n${closingLine(total)}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}
