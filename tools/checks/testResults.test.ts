import { readTestResults } from './testResults';

test("counts Jest's tests, and a file that did not load as a failure", () => {
  expect(readTestResults({ numPassedTests: 7, numFailedTests: 1, numFailedTestSuites: 1 })).toEqual({
    passed: 7,
    failed: 1,
    flaky: [],
  });
  expect(readTestResults({ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 })).toMatchObject({
    failed: 1,
  });
});

test("counts Playwright's tests and names those that passed only when tried again", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const results = {
    stats: { expected: 1, unexpected: 1, flaky: 2 },
    suites: [
      {
        title: 'staff.spec.ts',
        specs: [spec('finds a person', 'expected'), spec('adds a person', 'flaky')],
        suites: [{ title: 'on a phone', specs: [spec('opens the drawer', 'flaky'), spec('sorts', 'unexpected')] }],
      },
    ],
  };
  expect(readTestResults(results)).toEqual({
    passed: 3,
    failed: 1,
    flaky: ['staff.spec.ts > adds a person', 'staff.spec.ts > on a phone > opens the drawer'],
  });
});

test('refuses results of any other program', () => {
  expect(() => readTestResults({})).toThrow('neither Jest nor Playwright');
});
