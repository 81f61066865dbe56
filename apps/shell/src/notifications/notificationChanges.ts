import { announceNews, queryClient } from '@platform/module-kit';
import { toast } from '@platform/ui';
import { markAllAsRead, markAsRead, removeNotification, type Notification } from './notificationRows';
import { notificationsKey, unreadKey, type Unread } from './unreadNotifications';
import { listsKey } from './useNotificationList';

interface Change {
  /** Whether a notification changes. */
  concerns: (row: Unread) => boolean;
  /** The row after the change; empty if it is removed. */
  becomes: (row: Notification) => Notification[];
  send: () => Promise<void>;
}

/** Marks a notification as read. */
export const read = (userId: string, { id }: Notification): Promise<void> =>
  change(userId, { concerns: (row) => row.id === id, becomes: asRead, send: () => markAsRead(id) });

/** Marks everything up to a moment as read. */
export const readAll = (userId: string, until: string): Promise<void> =>
  change(userId, {
    concerns: ({ createdAt }) => createdAt <= until,
    becomes: asRead,
    send: () => markAllAsRead(userId, until),
  });

/** Deletes a notification. */
export const remove = (userId: string, { id }: Notification): Promise<void> =>
  change(userId, { concerns: (row) => row.id === id, becomes: () => [], send: () => removeNotification(id) });

const asRead = (row: Notification): Notification[] => [{ ...row, readAt: row.readAt ?? new Date().toISOString() }];

/** Shows a change at once, sends it, and refreshes every tab. A refused change is undone and reported. */
async function change(userId: string, { concerns, becomes, send }: Change): Promise<void> {
  await queryClient.cancelQueries({ queryKey: notificationsKey(userId) });
  queryClient.setQueriesData<Notification[]>({ queryKey: listsKey(userId) }, (rows) =>
    rows?.flatMap((row) => (concerns(row) ? becomes(row) : [row])),
  );
  queryClient.setQueryData<Unread[]>(unreadKey(userId), (rows) => rows?.filter((row) => !concerns(row)));
  try {
    await send();
  } catch (error) {
    const title = error instanceof Error ? error.message : 'Nothing was changed';
    toast({ title, description: 'Try again in a moment.', tone: 'destructive' });
  }
  announceNews();
}
