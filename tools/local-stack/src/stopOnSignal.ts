const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** How often to check whether npm is gone (milliseconds). */
const LOOK_AGAIN_MS = 500;

/** The shell in which npm runs the script, as of this process's start. */
const parent = process.ppid;

/**
 * The first signal stops everything in order and ends the process; a second one ends it at once. The end of npm counts
 * as a signal: npm passes SIGTERM on to the shell of its script, which ends without passing it on.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const stopInOrder = () => {
    stopping = true;
    console.error('Stopping; press again to force.');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Stopping failed:', error);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping) process.exit(130);
      stopInOrder();
    });
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => {
    if (!stopping && process.ppid !== parent) stopInOrder();
  }, LOOK_AGAIN_MS).unref();
}
