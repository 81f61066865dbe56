import { followNews, queryClient } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { IconButton, loadPopover, token, VisuallyHidden } from '@platform/ui';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useOverlay } from '../chrome/useOverlay';
import { countInWords, notificationsKey, UNREAD_UNKNOWN, useUnread } from './unreadNotifications';

/** The number of new notifications, and the button that opens them. Everything but the bell is a separate chunk. */
export function NotificationBell() {
  const { user } = useAuth();
  return user && <Bell key={user.id} userId={user.id} />;
}

function Bell({ userId }: { userId: string }) {
  const { data: unread, isError } = useUnread(userId);
  const button = useRef<HTMLButtonElement>(null);
  const {
    Overlay: Panel,
    toggle,
    close,
  } = useOverlay({
    load: loadPanel,
    failure: 'Your notifications could not be loaded',
  });
  useEffect(
    () => followNews(() => void queryClient.invalidateQueries({ queryKey: notificationsKey(userId) })),
    [userId],
  );
  const news = unread?.length ? `${countInWords(unread)} unread` : '';
  const isUnknown = isError && !unread;
  return (
    <>
      <Place>
        <IconButton
          ref={button}
          label={['Notifications', news, isUnknown && UNREAD_UNKNOWN].filter(Boolean).join(', ')}
          icon={<BellIcon size={20} strokeWidth={1.75} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={Panel !== undefined}
          onClick={toggle}
        />
        {unread && news && <Count aria-hidden="true">{countInWords(unread)}</Count>}
        <VisuallyHidden role="status">{!Panel && news && `Notifications: ${news}`}</VisuallyHidden>
      </Place>
      {Panel && <Panel userId={userId} button={button} onClose={close} />}
    </>
  );
}

/** The panel, with the code that positions it. */
export async function loadPanel() {
  const code = import(/* webpackChunkName: "tools" */ './NotificationPanel');
  const [{ NotificationPanel }] = await Promise.all([code, loadPopover()]);
  return NotificationPanel;
}

const Place = styled.span`
  position: relative;
  display: inline-flex;
  color: ${token.color.inkMuted};
`;

const Count = styled.span`
  position: absolute;
  top: ${token.space.hair};
  left: 55%;
  min-width: 1.25rem;
  padding-inline: ${token.space.xxs};
  border-radius: ${token.radius.full};
  background: ${token.color.court};
  color: ${token.color.onCourt};
  box-shadow: 0 0 0 2px ${token.color.surface};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.bold};
  line-height: 1.25rem;
  text-align: center;
  pointer-events: none;
`;
