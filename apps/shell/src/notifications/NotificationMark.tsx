import { Icon, type IconName } from '@platform/ui';
import { Mail } from 'lucide-react';
import type { Notification, NotificationKind } from './notificationRows';

const ofKind: Record<NotificationKind, IconName> = {
  email_notifications: 'clipboard-list',
  staff_updates: 'users',
  schedule_changes: 'calendar-check',
};

/** Pages whose notifications are all about one thing. */
const ofPage: Record<string, IconName> = {
  '/recruitment': 'user-plus',
  '/training': 'graduation-cap',
  '/scheduling': 'calendar-check',
  '/pre-season': 'flag',
  '/admin': 'layout-dashboard',
  '/settings': 'settings',
};

/** The icon of a notification's topic. A message and a certificate have the same kind, so the kind does not decide. */
export function NotificationMark({ kind, link, title }: Pick<Notification, 'kind' | 'link' | 'title'>) {
  const topic = topicOf({ kind, link, title });
  if (topic === 'message') return <Mail size={18} strokeWidth={1.75} aria-hidden="true" />;
  return <Icon name={topic} size={18} />;
}

export function topicOf({ kind, link, title }: Pick<Notification, 'kind' | 'link' | 'title'>): IconName | 'message' {
  const page = link?.match(/^\/[a-z-]*/)?.[0] ?? '';
  if (page === '/user-dashboard') return 'message';
  if (/certifi/i.test(title)) return 'shield';
  return ofPage[page] ?? ofKind[kind];
}
