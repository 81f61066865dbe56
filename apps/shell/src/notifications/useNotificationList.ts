import { queryClient, useQuery } from '@platform/module-kit';
import { useState } from 'react';
import { listNotifications, type Notification } from './notificationRows';
import { LOOK_AGAIN, notificationsKey, useUnread } from './unreadNotifications';

/** How many notifications the list shows at first, and how many more each time. */
const PAGE = 20;

const keepPrevious = (previous: Notification[] | undefined) => previous;

export const listsKey = (userId: string) => [...notificationsKey(userId), 'list'];

/**
 * The person's notifications from when the list opened. Later ones are counted and wait until the person asks for them,
 * so nothing moves while a person reads.
 */
export function useNotificationList(userId: string) {
  const [limit, setLimit] = useState(PAGE);
  const [until, setUntil] = useState<string>();
  const keyOf = (newest: string | undefined) => [...listsKey(userId), limit, newest];
  const query = useQuery(
    {
      queryKey: keyOf(until),
      // Fetches one more than it shows, to know whether there are more.
      queryFn: () => listNotifications(userId, limit + 1, until),
      // The answer that gave `until` already has these rows, so the list starts with it.
      initialData: () => {
        const latest = queryClient.getQueryData<Notification[]>(keyOf(undefined));
        return until !== undefined && latest?.[0]?.createdAt === until ? latest : undefined;
      },
      placeholderData: keepPrevious,
      // Fetches again when the list reopens or the person asks for new ones.
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
    /** The time of the newest notification shown. */
    until,
    /** Notifications newer than `until`. Timestamps of one server can be compared as strings. */
    arrived: until === undefined ? [] : unread.filter(({ createdAt }) => createdAt > until),
    showArrived: () => setUntil(undefined),
    hasOlder: (query.data?.length ?? 0) > limit,
    showOlder: () => setLimit((now) => now + PAGE),
  };
}

export type NotificationList = ReturnType<typeof useNotificationList>;
