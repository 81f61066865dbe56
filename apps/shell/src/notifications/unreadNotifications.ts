import { dataOf, queryClient, useQuery } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** So many unread notifications are counted; from here on there are simply many. */
const MOST_COUNTED = 10;

/** How often an open page looks for news, ms. In the background it does not. */
export const LOOK_AGAIN = 30_000;

export const NOTIFICATIONS_FAILED = 'Failed to load notifications';

/** Stands for the number of unread notifications when the server did not give one. */
export const UNREAD_UNKNOWN = 'how many are unread is not known';

/** Key of a person's notifications in the cache. */
export const notificationsKey = (userId: string) => ['notifications', userId];
export const unreadKey = (userId: string) => [...notificationsKey(userId), 'unread'];

/** As much of an unread notification as is needed to count it. */
export interface Unread {
  id: string;
  createdAt: string;
}

/** What the person has not read, the newest first, as far as it is counted. */
export function useUnread(userId: string) {
  return useQuery(
    {
      queryKey: unreadKey(userId),
      queryFn: () => listUnread(userId),
      refetchInterval: LOOK_AGAIN,
      refetchOnWindowFocus: 'always',
    },
    queryClient,
  );
}

/** How many there are: `3`, or `9+` where there are more than anyone counts. */
export const countInWords = ({ length }: readonly unknown[]): string =>
  length < MOST_COUNTED ? String(length) : `${MOST_COUNTED - 1}+`;

async function listUnread(userId: string): Promise<Unread[]> {
  const client = await supabase();
  const rows = await dataOf(
    client
      .from('notifications')
      .select('id, created_at')
      .eq('user_id', userId)
      .is('read_at', null)
      .order('created_at', { ascending: false })
      .limit(MOST_COUNTED),
    NOTIFICATIONS_FAILED,
  );
  return rows.map(({ id, created_at: createdAt }) => ({ id, createdAt }));
}
