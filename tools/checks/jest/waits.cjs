const { performance } = require('node:perf_hooks');
const { clearInterval, setInterval } = require('node:timers');

/**
 * The interval of a wait (milliseconds), and the number of checks before it gives up: almost as many as in one second on
 * an idle machine.
 */
const INTERVAL = 50;
const TURNS = 15;

/**
 * Repeats a wait that ran out of time before the page had its turns. Loading code blocks the event loop, and on a busy
 * machine for longer than a wait may take: the wait would end before the page can show what arrived.
 */
async function withTurns(limit, wait) {
  let turns = 0;
  const clock = setInterval(() => (turns += 1), INTERVAL).unref();
  try {
    for (;;) {
      const began = performance.now();
      try {
        return await wait();
      } catch (error) {
        const ranOut = performance.now() - began >= limit;
        if (!ranOut || turns >= TURNS) throw error;
      }
    }
  } finally {
    clearInterval(clock);
  }
}

// Logic with a document renders nothing, and does without React.
if (expect.getState().testPath.endsWith('.tsx')) {
  const { configure, getConfig } = require('@testing-library/react');
  const { asyncUtilTimeout, asyncWrapper, getElementError } = getConfig();
  configure({
    asyncWrapper: (wait) => withTurns(asyncUtilTimeout, () => asyncWrapper(wait)),
    // A wait prints the page once, when it gives up, and not on each check.
    getElementError: (message, container) =>
      getConfig()._disableExpensiveErrorDiagnostics
        ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  });
}
