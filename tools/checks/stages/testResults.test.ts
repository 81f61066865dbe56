import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { readTestResults } from './testResults';

const jestFile = (name: string, assertionResults: object[], message = '') => ({
  name: path.join(repositoryRoot, name),
  status: message === '' ? 'passed' : 'failed',
  message,
  assertionResults,
});

test("counts and names Jest's tests, and a file that did not load as a failure", () => {
  const counts = { numPassedTests: 7, numFailedTests: 1, numFailedTestSuites: 1 };
  const failed = {
    fullName: 'adds up',
    status: 'failed',
    failureMessages: ['\u001b[31mExpected: 2\u001b[39m\n\nReceived: 3'],
  };
  const tests = [failed, { fullName: 'passes', status: 'passed', failureMessages: [] }];
  expect(readTestResults({ ...counts, testResults: [jestFile('sum.test.ts', tests, 'one test failed')] })).toEqual({
    passed: 7,
    failed: 1,
    failures: [{ name: 'sum.test.ts > adds up', reason: 'Expected: 2\nReceived: 3' }],
    flaky: [],
  });
  const unloaded = jestFile('sum.test.ts', [], 'Cannot find module');
  expect(readTestResults({ ...counts, numFailedTests: 0, testResults: [unloaded] })).toMatchObject({
    failed: 1,
    failures: [{ name: 'sum.test.ts', reason: 'Cannot find module' }],
  });
});

test("counts Playwright's tests, and names those that failed and those that passed only when tried again", () => {
  const spec = (title: string, status: string, ...errors: string[]) => ({
    title,
    tests: [{ status, results: errors.map((message) => ({ error: { message } })) }],
  });
  const results = {
    stats: { expected: 1, unexpected: 1, flaky: 2 },
    suites: [
      {
        title: 'staff.spec.ts',
        specs: [spec('finds a person', 'expected'), spec('adds a person', 'flaky', 'not visible')],
        suites: [
          {
            title: 'on a phone',
            specs: [spec('opens the drawer', 'flaky'), spec('sorts', 'unexpected', 'first', 'second')],
          },
        ],
      },
    ],
  };
  expect(readTestResults(results)).toEqual({
    passed: 3,
    failed: 1,
    failures: [{ name: 'staff.spec.ts > on a phone > sorts', reason: 'first' }],
    flaky: [
      { name: 'staff.spec.ts > adds a person', reason: 'not visible' },
      { name: 'staff.spec.ts > on a phone > opens the drawer', reason: '' },
    ],
  });
});

test('keeps the first lines of a long reason', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const failed = { fullName: 'adds up', status: 'failed', failureMessages: [message] };
  const counts = { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 1 };
  const [failure] = readTestResults({ ...counts, testResults: [jestFile('sum.test.ts', [failed])] }).failures;
  expect(failure?.reason.split('\n')).toHaveLength(15);
});

test('refuses results of any other program', () => {
  expect(() => readTestResults({})).toThrow('neither Jest nor Playwright');
});
