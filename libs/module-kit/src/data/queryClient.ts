import { sessionStore } from '@platform/session';
import { QueryClient } from '@tanstack/react-query';
import { DataError } from './dataErrors';

const RETRIES = 3;

/**
 * The page's one cache of server data (specification 9.4: five minutes, three retries, backoff up to 30 s,
 * which are the library's own numbers). A refusal is not retried: the answer would be the same.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 5 * 60_000,
      retry: (failures, error) => failures < RETRIES && !(error instanceof DataError && !error.isTransient),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
    },
    // Without a network a change is refused at once (dataOf): one that waited for the network would be saved later, by
    // then perhaps against the person's will.
    mutations: { networkMode: 'always' },
  },
});

let personId: string | undefined;
sessionStore.subscribe(() => {
  const session = sessionStore.get();
  if (session.status === 'loading' || session.status === 'failed') return;
  const nextId = session.status === 'signed-in' ? session.user.id : undefined;
  // The next person at this browser must see nothing of the last one.
  if (nextId !== personId) queryClient.clear();
  personId = nextId;
});
