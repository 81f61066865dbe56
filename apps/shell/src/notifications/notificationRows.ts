import { asking, saving } from '@platform/module-kit/screens';
import { NOTIFICATIONS_FAILED, type Unread } from './unreadNotifications';

/** The kind of a notification. People choose for each kind how it reaches them. */
export type NotificationKind = 'email_notifications' | 'staff_updates' | 'schedule_changes';

/** A notification to a person. */
export interface Notification extends Unread {
  kind: NotificationKind;
  title: string;
  body: string | null;
  /** The page it is about: a path of the platform. */
  link: string | null;
  readAt: string | null;
}

/**
 * A person's notifications, the newest first.
 * @param limit the largest number to read
 * @param until the time of the newest one to include
 * @throws DataError
 */
export async function listNotifications(userId: string, limit: number, until?: string): Promise<Notification[]> {
  const rows = await asking(NOTIFICATIONS_FAILED)((db) => {
    const own = db
      .from('notifications')
      .select('id, kind, title, body, link, read_at, created_at')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(limit);
    return until ? own.lte('created_at', until) : own;
  });
  return rows.map(({ kind, read_at: readAt, created_at: createdAt, ...rest }) => ({
    ...rest,
    // A table constraint allows only these kinds.
    kind: kind as NotificationKind,
    readAt,
    createdAt,
  }));
}

/** Marks one as read. @throws DataError */
export const markAsRead = (id: string): Promise<void> =>
  saving('Failed to mark the notification as read')((db) =>
    db.from('notifications').update(readNow()).eq('id', id).is('read_at', null),
  );

/** Marks a person's notifications up to a moment as read, so unseen ones stay unread. @throws DataError */
export const markAllAsRead = (userId: string, until: string): Promise<void> =>
  saving('Failed to mark the notifications as read')((db) =>
    db.from('notifications').update(readNow()).eq('user_id', userId).is('read_at', null).lte('created_at', until),
  );

/** Deletes one. @throws DataError */
export const removeNotification = (id: string): Promise<void> =>
  saving('Failed to remove the notification')((db) => db.from('notifications').delete().eq('id', id));

const readNow = () => ({ read_at: new Date().toISOString() });
