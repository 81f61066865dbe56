import { queryClient, useQuery } from '@platform/module-kit';
import { useState } from 'react';
import { listNotifications, type Notification } from './notificationRows';
import { LOOK_AGAIN, notificationsKey, useUnread } from './unreadNotifications';

/** How many notifications are shown at first, and how many more at a time. */
const PAGE = 20;

const keepPrevious = (previous: Notification[] | undefined) => previous;

export const listsKey = (userId: string) => [...notificationsKey(userId), 'list'];

/**
 * The person's notifications as they were when the list opened, kept up to date: what comes later is counted and waits
 * until it is asked for, so nothing moves while a person reads.
 */
export function useNotificationList(userId: string) {
  const [limit, setLimit] = useState(PAGE);
  const [until, setUntil] = useState<string>();
  const keyOf = (newest: string | undefined) => [...listsKey(userId), limit, newest];
  const query = useQuery(
    {
      queryKey: keyOf(until),
      // One more than is shown tells whether there are more.
      queryFn: () => listNotifications(userId, limit + 1, until),
      // The answer from which the list learned where to begin is its first.
      initialData: () => {
        const latest = queryClient.getQueryData<Notification[]>(keyOf(undefined));
        return until !== undefined && latest?.[0]?.createdAt === until ? latest : undefined;
      },
      placeholderData: keepPrevious,
      // Opened again, or asked for what is new, it looks at once.
      staleTime: until === undefined ? 0 : LOOK_AGAIN,
      refetchInterval: LOOK_AGAIN,
      refetchOnWindowFocus: 'always',
    },
    queryClient,
  );
  const newest = query.data?.[0]?.createdAt;
  if (until === undefined && newest !== undefined && !query.isFetching) setUntil(newest);

  const { data: unread = [] } = useUnread(userId);
  return {
    query,
    shown: query.data?.slice(0, limit) ?? [],
    /** The moment of the newest that is shown. */
    until,
    /** What has come since. Timestamps of one server can be compared as texts. */
    arrived: until === undefined ? [] : unread.filter(({ createdAt }) => createdAt > until),
    showArrived: () => setUntil(undefined),
    hasOlder: (query.data?.length ?? 0) > limit,
    showOlder: () => setLimit((now) => now + PAGE),
  };
}

export type NotificationList = ReturnType<typeof useNotificationList>;
