import { pageHistory } from '@platform/module-kit';
import { useIsPhone } from '@platform/module-kit/screens';
import { Drawer, Popover } from '@platform/ui';
import { useEffect, type RefObject } from 'react';
import { NotificationCenter } from './NotificationCenter';
import { useNotificationList } from './useNotificationList';

interface NotificationPanelProps {
  userId: string;
  /** The bell. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The open list of notifications: below the bell, or over the page on a phone. Any link to a page closes it. */
export function NotificationPanel({ userId, button, onClose }: NotificationPanelProps) {
  const phone = useIsPhone();
  const list = useNotificationList(userId);
  useEffect(() => pageHistory.subscribe(onClose), [onClose]);
  if (phone) {
    return (
      <Drawer open side="right" label="Notifications" onClose={onClose}>
        <NotificationCenter userId={userId} list={list} onClose={onClose} />
      </Drawer>
    );
  }
  return (
    <Popover button={button} label="Notifications" onClose={onClose}>
      <NotificationCenter userId={userId} list={list} />
    </Popover>
  );
}
