import { sessionStore } from '@platform/session';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { DataError } from './dataErrors';
import { followReads } from './followReads';

const RETRIES = 3;

// Notify in the task of the press: until then, React still shows a box that was just checked as unchecked.
notifyManager.setScheduler(queueMicrotask);

/**
 * The page's one cache of server data (specification 9.4: five minutes, three retries, backoff up to 30 s; other values
 * are the library's defaults). A refusal is not retried: the answer would be the same. Without a network,
 * nothing is retried until it is back, so the page says at once what it cannot read.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < RETRIES && navigator.onLine !== false && !(error instanceof DataError && !error.isTransient),
    },
    // Without a network a change is refused at once (dataOf). If it waited for the network, it would be saved later,
    // perhaps against the person's will.
    mutations: { networkMode: 'always' },
  },
});

// A provider would do this: read again when the person comes back to the page, or the network returns.
queryClient.mount();
followReads(queryClient);

let personId: string | undefined;
function followPerson(): void {
  const session = sessionStore.get();
  if (session.status === 'loading' || session.status === 'failed') return;
  const nextId = session.status === 'signed-in' ? session.user.id : undefined;
  // The next person at this browser must not see the last one's data.
  if (nextId !== personId) queryClient.clear();
  personId = nextId;
}
// The person may be known before the page loads this code.
followPerson();
sessionStore.subscribe(followPerson);
