import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '../../bundler/paths';
import type { Tally } from './tally';

/** The output of Jest's `--json`. */
interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    /** The file, as an absolute path. */
    name: string;
    status: string;
    /** Why the file failed as a whole. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  /** One for each try. */
  results?: { error?: { message?: string } }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

/** The output of Playwright's JSON reporter. */
interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** A test that failed at least once. */
export interface FailedTest {
  /** The file, and the titles down to the test. */
  name: string;
  /** The first lines of the error from its first failed try. */
  reason: string;
}

/** The results of one target's tests. */
export interface TestResults extends Tally {
  failures: FailedTest[];
  /** Tests that failed, and passed when they were tried again. */
  flaky: FailedTest[];
}

/** Reads the results of a run of Jest or Playwright. @throws Error if the JSON is from neither */
export function readTestResults(json: unknown): TestResults {
  if (isJest(json)) {
    // A file that did not even load has no failed test.
    return {
      passed: json.numPassedTests,
      failed: Math.max(json.numFailedTests, json.numFailedTestSuites),
      failures: json.testResults.flatMap(jestFailures),
      flaky: [],
    };
  }
  if (!isPlaywright(json)) throw new Error('These are the results of neither Jest nor Playwright.');
  const { expected, unexpected, flaky } = json.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: json.suites.flatMap((suite) => playwrightTests(suite, 'unexpected')),
    flaky: json.suites.flatMap((suite) => playwrightTests(suite, 'flaky')),
  };
}

function jestFailures({
  name: file,
  status,
  message,
  assertionResults,
}: JestResults['testResults'][number]): FailedTest[] {
  const name = path.relative(repositoryRoot, file);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({ name: `${name} > ${test.fullName}`, reason: firstLines(test.failureMessages?.[0]) }));
  return tests.length === 0 && status === 'failed' ? [{ name, reason: firstLines(message) }] : tests;
}

function playwrightTests(
  { title, specs, suites = [] }: PlaywrightSuite,
  wanted: PlaywrightTest['status'],
): FailedTest[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        name: spec.title,
        reason: firstLines(results?.find(({ error }) => error !== undefined)?.error?.message),
      })),
  );
  return [...own, ...suites.flatMap((suite) => playwrightTests(suite, wanted))].map(({ name, reason }) => ({
    name: `${title} > ${name}`,
    reason,
  }));
}

/** Enough to see the expected and the actual value, without the stack. */
const REASON_LINES = 15;

const firstLines = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .join('\n');

function isJest(json: unknown): json is JestResults {
  return typeof json === 'object' && json !== null && 'numPassedTests' in json;
}

function isPlaywright(json: unknown): json is PlaywrightResults {
  return typeof json === 'object' && json !== null && 'stats' in json && 'suites' in json;
}
