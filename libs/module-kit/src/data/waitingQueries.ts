import { queryClient } from './queryClient';

/** How long a first load may take before the page says so (milliseconds). */
const QUIET_FOR = 2_000;

/**
 * Reports whether any query on the page has waited long for its first answer, on a slow network or during retries.
 * @param onChange called with each change
 * @returns stops the reports
 */
export function followLongWaits(onChange: (isLong: boolean) => void): () => void {
  const queries = queryClient.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function follow(): void {
    const isWaiting = queries
      .getAll()
      .some((query) => query.isActive() && query.state.status === 'pending' && query.state.fetchStatus === 'fetching');
    if (isWaiting) {
      timer ??= setTimeout(() => onChange(true), QUIET_FOR);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    onChange(false);
  }
  follow();
  const stop = queries.subscribe(follow);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
