/**
 * Waits for work that may never end, such as a call to a page that stands still. The work itself goes on: end what it
 * waits for.
 * @throws whatever the work throws, and the signal's reason once it aborts
 */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let giveUp = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason)));
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp);
    // What is left of it fails once its browser is gone, and then there is no reader of that.
    work.catch(() => {});
  }
}
