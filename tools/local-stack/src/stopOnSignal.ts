const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The first signal stops in order and ends the process; a second one ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping) process.exit(130);
      stopping = true;
      console.error('Stopping; press again to force.');
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error('Stopping failed:', error);
          process.exit(1);
        },
      );
    });
  }
}
