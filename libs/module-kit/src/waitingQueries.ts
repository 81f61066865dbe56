import { queryClient } from './queryClient';

/** Waits of less than this many milliseconds are not worth a word. */
const QUIET_FOR = 2_000;

/**
 * Tells whether something on the page has waited long for its first answer: the network is slow, or a server is tried again.
 * @param tell called with each change
 * @returns ends it
 */
export function followLongWaits(tell: (isLong: boolean) => void): () => void {
  const queries = queryClient.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function follow(): void {
    const isWaiting = queries
      .getAll()
      .some((query) => query.isActive() && query.state.status === 'pending' && query.state.fetchStatus === 'fetching');
    if (isWaiting) {
      timer ??= setTimeout(() => tell(true), QUIET_FOR);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    tell(false);
  }
  follow();
  const stop = queries.subscribe(follow);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
