import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { ensureChromium, installHeadlessShell } from '../browser/chromium';
import { ensurePostgres } from '../postgres/ensurePostgres';
import { addTallies, closingLine, type Tally } from '../stages/tally';

interface Soak {
  title: string;
  program: string;
  /** @param results where the program leaves its results, as JSON */
  args(results: string): string[];
  tallyOf(results: string): Tally;
}

const jestTally = (results: string): Tally => {
  const { numPassedTests, numFailedTests } = JSON.parse(results) as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
};

const soaks: Soak[] = [
  {
    title: 'Kills and long fuzz runs',
    program: 'jest',
    // Every test whose repetitions `soaking.ts` decides, on every engine that runs it.
    args: (results) => [
      '--ci',
      '--json',
      `--outputFile=${results}`,
      '--findRelatedTests',
      path.join(repositoryRoot, 'tools/checks/soak/soaking.ts'),
    ],
    tallyOf: jestTally,
  },
  {
    title: 'Long fuzz runs of modules',
    program: 'jest',
    // A module cannot import files of the tools. Such a test has this name, and reads SOAK itself.
    args: (results) => [
      '--ci',
      '--json',
      `--outputFile=${results}`,
      '--testPathPatterns',
      'apps/.*\\.fuzz\\.test\\.ts$',
    ],
    tallyOf: jestTally,
  },
  {
    title: 'Mounts and the keyboard in a browser',
    program: 'playwright',
    args: () => ['test', '--reporter', 'list,json'],
    tallyOf: (results) => {
      const { stats } = JSON.parse(results) as { stats: { expected: number; unexpected: number; flaky: number } };
      // Only a run without a second try says that something holds for hours.
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
];

/** `npm run soak`: the tests that repeat themselves, many times over. Ends with one line and exit code 0 or 1. */
export function main(): void {
  ensureChromium();
  installHeadlessShell();
  ensurePostgres();
  const start = performance.now();
  const total = addTallies(soaks.map(run));
  console.log(`\nSoak: ${closingLine(total)} in ${minutesSince(start)} min`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

function run({ title, program, args, tallyOf }: Soak): Tally {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const results = path.join(repositoryRoot, 'test-results', `soak-${program}.json`);
  mkdirSync(path.dirname(results), { recursive: true });
  rmSync(results, { force: true });
  const { status } = spawnSync(path.join(repositoryRoot, 'node_modules/.bin', program), args(results), {
    cwd: repositoryRoot,
    env: { ...process.env, SOAK: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: results },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const tally = tallyFrom(results, tallyOf);
  // A suite that did not load has no failed test, and a run without results failed as a whole.
  const judged = status === 0 ? tally : { ...tally, failed: Math.max(tally.failed, 1) };
  console.log(`── ${title}: ${closingLine(judged)} in ${minutesSince(start)} min`);
  return judged;
}

function tallyFrom(file: string, tallyOf: Soak['tallyOf']): Tally {
  try {
    return tallyOf(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function minutesSince(start: number): string {
  return ((performance.now() - start) / 60_000).toFixed(1);
}
