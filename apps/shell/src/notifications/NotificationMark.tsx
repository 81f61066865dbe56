import { PageIcon } from '@platform/module-kit/screens';
import { Icon, type IconName } from '@platform/ui';
import type { Notification, NotificationKind } from './notificationRows';

const ofKind: Record<NotificationKind, IconName> = {
  email_notifications: 'clipboard-list',
  staff_updates: 'users',
  schedule_changes: 'calendar-check',
};

/** The icon of a notification: its page's icon, else the icon of its kind. */
export function NotificationMark({ kind, link }: Pick<Notification, 'kind' | 'link'>) {
  return link ? <PageIcon to={link} size={18} /> : <Icon name={ofKind[kind]} size={18} />;
}
