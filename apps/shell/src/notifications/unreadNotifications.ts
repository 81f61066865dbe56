import { dataOf, queryClient, useQuery } from '@platform/module-kit';
import { supabase, takeStart } from '@platform/session';

/** The most unread notifications to read, as `platform_start` does. From this many on, the bell says `9+`. */
const MOST_COUNTED = 10;

/** How often a visible page checks for new notifications (milliseconds). */
export const LOOK_AGAIN = 30_000;

export const NOTIFICATIONS_FAILED = 'Failed to load notifications';

/** The words in place of the count when the server did not give one. */
export const UNREAD_UNKNOWN = 'how many are unread is not known';

/** Key of a person's notifications in the cache. */
export const notificationsKey = (userId: string) => ['notifications', userId];
export const unreadKey = (userId: string) => [...notificationsKey(userId), 'unread'];

/** The columns of an unread notification that counting needs. */
export interface Unread {
  id: string;
  createdAt: string;
}

/** The person's unread notifications, the newest first, up to the number that is counted. */
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

/** The count in words: `3`, or `9+` from the limit on. */
export const countInWords = ({ length }: readonly unknown[]): string =>
  length < MOST_COUNTED ? String(length) : `${MOST_COUNTED - 1}+`;

async function listUnread(userId: string): Promise<Unread[]> {
  const rows = (await takeStart('unread', userId)) ?? (await readUnread(userId));
  return rows.map(({ id, created_at: createdAt }) => ({ id, createdAt }));
}

async function readUnread(userId: string) {
  const client = await supabase();
  return dataOf(
    client
      .from('notifications')
      .select('id, created_at')
      .eq('user_id', userId)
      .is('read_at', null)
      .order('created_at', { ascending: false })
      .limit(MOST_COUNTED),
    NOTIFICATIONS_FAILED,
  );
}
