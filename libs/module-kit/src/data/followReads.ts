import type { QueryClient } from '@tanstack/react-query';
import { pageReads } from './pageReads';

/** How long a first load may take before the page says so (milliseconds). */
const QUIET_FOR = 2_000;

/** Reports the reads of the page's cache to `pageReads`. */
export function followReads(client: QueryClient): void {
  const queries = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (areLong: boolean) => {
    const areUnderWay = client.isFetching() > 0;
    const known = pageReads.get();
    if (known.areUnderWay !== areUnderWay || known.areLong !== areLong) pageReads.set({ areUnderWay, areLong });
  };
  queries.subscribe(() => {
    const isWaiting = queries
      .getAll()
      .some((query) => query.isActive() && query.state.status === 'pending' && query.state.fetchStatus === 'fetching');
    if (isWaiting) {
      timer ??= setTimeout(() => report(true), QUIET_FOR);
      return report(pageReads.get().areLong);
    }
    clearTimeout(timer);
    timer = undefined;
    report(false);
  });
}
