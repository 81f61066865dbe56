import { PageIcon } from '@platform/module-kit/screens';
import { Icon, type IconName } from '@platform/ui';
import { Mail } from 'lucide-react';
import type { Notification, NotificationKind } from './notificationRows';

const ofKind: Record<NotificationKind, IconName> = {
  email_notifications: 'clipboard-list',
  staff_updates: 'users',
  schedule_changes: 'calendar-check',
};

type Marked = Pick<Notification, 'kind' | 'link' | 'title'>;

/** The icon of a notification: that of the page it leads to, for what has no icon of its own. */
export function NotificationMark(notification: Marked) {
  const topic = topicOf(notification);
  if (topic === 'message') return <Mail size={18} strokeWidth={1.75} aria-hidden="true" />;
  return typeof topic === 'string' ? <Icon name={topic} size={18} /> : <PageIcon to={topic.link} size={18} />;
}

/** What a notification is about. A message and a certificate have the same kind, so the kind does not decide. */
export function topicOf({ kind, link, title }: Marked): IconName | 'message' | { link: string } {
  if (link?.startsWith('/user-dashboard')) return 'message';
  if (/certifi/i.test(title)) return 'shield';
  return link ? { link } : ofKind[kind];
}
