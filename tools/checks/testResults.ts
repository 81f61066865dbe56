import type { Tally } from './tally';

/** What Jest writes with `--json`. */
interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: PlaywrightSuite[];
}

/** What Playwright's JSON reporter writes. */
interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** What one target's tests came to. */
export interface TestResults extends Tally {
  /** Tests that failed, and passed when they were tried again. */
  flaky: string[];
}

/** Reads what a run of Jest or Playwright left. @throws Error when the JSON is neither's */
export function readTestResults(json: unknown): TestResults {
  if (isJest(json)) {
    // A file that did not even load has no failed test.
    return {
      passed: json.numPassedTests,
      failed: Math.max(json.numFailedTests, json.numFailedTestSuites),
      flaky: [],
    };
  }
  if (!isPlaywright(json)) throw new Error('These are the results of neither Jest nor Playwright.');
  const { expected, unexpected, flaky } = json.stats;
  return { passed: expected + flaky, failed: unexpected, flaky: json.suites.flatMap((suite) => flakyOf(suite)) };
}

function flakyOf({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => spec.title);
  return [...own, ...suites.flatMap(flakyOf)].map((name) => `${title} > ${name}`);
}

function isJest(json: unknown): json is JestResults {
  return typeof json === 'object' && json !== null && 'numPassedTests' in json;
}

function isPlaywright(json: unknown): json is PlaywrightResults {
  return typeof json === 'object' && json !== null && 'stats' in json && 'suites' in json;
}
