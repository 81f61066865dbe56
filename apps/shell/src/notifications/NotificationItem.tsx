import { Link } from '@platform/module-kit';
import { timeAgo } from '@platform/module-kit/screens';
import { IconButton, token, VisuallyHidden } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { X } from 'lucide-react';
import { css, styled } from 'styled-components';
import { hasPage } from '../routing/hasPage';
import { NotificationMark } from './NotificationMark';
import type { Notification } from './notificationRows';

interface NotificationItemProps {
  notification: Notification;
  /** Milliseconds since 1970. */
  now: number;
  timeZone: string;
  onRead: () => void;
  onRemove: () => void;
}

/** One notification. Choosing it marks it as read and opens the page it is about, if the person has access to it. */
export function NotificationItem({ notification, now, timeZone, onRead, onRemove }: NotificationItemProps) {
  const { id, kind, title, body, link, readAt, createdAt } = notification;
  const unread = readAt === null;
  const readOnce = () => {
    if (unread) onRead();
  };
  const words = (
    <>
      <Mark>
        <NotificationMark kind={kind} link={link} />
        {unread && <Dot />}
      </Mark>
      <Words>
        <Title $unread={unread}>
          {unread && <VisuallyHidden>Unread: </VisuallyHidden>}
          {title}
        </Title>
        {body && <Body>{body}</Body>}
        <When dateTime={createdAt} title={exactly(createdAt, timeZone)}>
          {timeAgo(createdAt, now, timeZone)}
        </When>
      </Words>
    </>
  );
  return (
    <Item data-notification={id}>
      {link && hasPage(link) ? (
        <Way to={link} onClick={readOnce}>
          {words}
        </Way>
      ) : (
        <Press type="button" onClick={readOnce}>
          {words}
        </Press>
      )}
      <IconButton label={`Remove “${title}”`} icon={<X size={16} aria-hidden="true" />} onClick={onRemove} />
    </Item>
  );
}

const exactly = (iso: string, timeZone: string): string => dateInWords(iso, 'fullMoment', timeZone);

const Item = styled.li`
  display: flex;
  align-items: flex-start;
  padding-inline-end: ${token.space.xs};

  &:hover {
    background: ${token.color.surfaceHover};
  }

  > button:last-child {
    margin-top: ${token.space.xxs};
    color: ${token.color.inkMuted};
  }
`;

const choice = css`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${token.space.sm};
  min-width: 0;
  padding: ${token.space.sm} ${token.space.xs} ${token.space.sm} ${token.space.md};
  border: 0;
  background: none;
  color: ${token.color.ink};
  font-size: ${token.size.sm};
  text-align: start;
  text-decoration: none;

  &:hover {
    color: ${token.color.ink};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Way = styled(Link)`
  ${choice}
`;

const Press = styled.button`
  ${choice}
`;

const Mark = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${token.control.sm};
  height: ${token.control.sm};
  border-radius: ${token.radius.full};
  background: ${token.color.waterSoft};
  color: ${token.color.waterInk};
`;

const Dot = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${token.radius.full};
  background: ${token.color.court};
  box-shadow: 0 0 0 2px ${token.color.surface};
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  gap: ${token.space.hair};
  min-width: 0;
`;

const Title = styled.span<{ $unread: boolean }>`
  font-weight: ${({ $unread }) => ($unread ? token.weight.semibold : token.weight.regular)};
  line-height: ${token.leading.control};
  overflow-wrap: anywhere;
`;

const Body = styled.span`
  color: ${token.color.inkMuted};
  line-height: 1.4;
  overflow-wrap: anywhere;
  white-space: pre-line;

  /* The page that it leads to says the rest. */
  a & {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

const When = styled.time`
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
`;
