/**
 * Waits for work that may never end, such as a call to a frozen page. An abort ends the wait, not the work: the caller
 * kills the page.
 * @throws the error of the work, and the signal's reason once it aborts
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
    // The abandoned work rejects when its browser is killed; without a handler that would be an unhandled rejection.
    work.catch(() => {});
  }
}
