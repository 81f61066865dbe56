const { performance } = require('node:perf_hooks');
const { clearInterval, setInterval } = require('node:timers');

/** How often a wait looks again, and how often it has to before it gives up: nearly what a second has on an idle machine. */
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
    // A wait prints the page once, when it gives up, and not each time that it looks.
    getElementError: (message, container) =>
      getConfig()._disableExpensiveErrorDiagnostics
        ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  });
}
