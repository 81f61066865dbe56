import { PlatformError } from '../platformError';
import { explainFailure } from './explainFailure';

const release = { moduleId: 'training', version: '1.1.0' };

function thrown(stack: string): Error {
  const error = new TypeError('lanes is undefined');
  error.stack = stack;
  return error;
}

// A page explains only its first ten failures, so each test starts a new page.
beforeEach(() => jest.resetModules());

test('reports what the module threw and where in its files, in every browser', () => {
  const wrapped = (stack: string) =>
    new PlatformError('crashed-rendering', 'It stopped working: lanes is undefined', { cause: thrown(stack) });
  const chromium = `TypeError: lanes is undefined
    at renderLanes (https://site.test/modules/training/1.1.0/module.1a2b.js:1:420)
    at async new Pool (https://site.test/modules/training/1.1.0/module.1a2b.js?name=Jane:2:7)
    at https://site.test/shell/0123/vendor.js:9:1
    at <anonymous>`;
  const frames = 'renderLanes module.1a2b.js:1:420\nPool module.1a2b.js:2:7\n /shell/0123/vendor.js:9:1';
  expect(explainFailure(wrapped(chromium), release)).toEqual({
    message: 'TypeError: lanes is undefined',
    stack: frames,
  });
  const firefox = `renderLanes@https://site.test/modules/training/1.1.0/module.1a2b.js:1:420
@https://site.test/shell/0123/vendor.js:9:1
`;
  expect(explainFailure(thrown(firefox), release).stack).toBe(
    'renderLanes module.1a2b.js:1:420\n /shell/0123/vendor.js:9:1',
  );
});

test('reports a sentence of the platform unchanged, and marks a freeze as one', () => {
  expect(explainFailure(new PlatformError('timeout', 'Loading took longer than 8 seconds.'), release)).toEqual({
    message: 'Loading took longer than 8 seconds.',
  });
  expect(explainFailure(new PlatformError('froze', 'The page stopped answering.'), release)).toEqual({
    message: 'The page stopped answering.',
    froze: true,
  });
});

test('limits length, stack frames and failures of one page', async () => {
  const { explainFailure: explain } = await import('./explainFailure');
  const frame = '    at f (https://site.test/modules/training/1.1.0/a.js:1:1)\n';
  const long = thrown(`TypeError\n${frame.repeat(30)}`);
  long.message = 'x'.repeat(5000);
  const { message, stack } = explain(long, release);
  expect(message).toHaveLength(300);
  expect(stack?.split('\n')).toHaveLength(8);
  for (let failure = 1; failure < 10; failure += 1) explain('again', release);
  expect(explain('again', release)).toEqual({});
});
