import { isToday } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Button, token } from '@platform/ui';
import { browserTimeZone } from '@platform/ui/dates';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { read, remove } from './notificationChanges';
import { NotificationItem } from './NotificationItem';
import type { Notification } from './notificationRows';
import { nowBeside } from './notificationTime';
import { countInWords } from './unreadNotifications';
import type { NotificationList } from './useNotificationList';

interface NotificationGroupsProps {
  userId: string;
  list: NotificationList;
}

/** Notifications of today and earlier ones, newest first. New arrivals wait behind a button. */
export function NotificationGroups({ userId, list }: NotificationGroupsProps) {
  const { shown, arrived, query } = list;
  const { club } = useAuth();
  const frame = useRef<HTMLDivElement>(null);
  const timeZone = club?.time_zone ?? browserTimeZone();
  const nowOf = ({ createdAt }: Notification) => nowBeside(createdAt, club?.clock_override, query.dataUpdatedAt);
  const groups = [
    { heading: 'Today', rows: shown.filter((row) => isToday(row.createdAt, nowOf(row), timeZone)) },
    { heading: 'Earlier', rows: shown.filter((row) => !isToday(row.createdAt, nowOf(row), timeZone)) },
  ].filter(({ rows }) => rows.length > 0);

  const takeAway = (row: Notification) => {
    focusBeside(frame.current, row.id);
    void remove(userId, row);
  };

  return (
    <Frame ref={frame} tabIndex={-1}>
      {arrived.length > 0 && (
        <Arrived>
          <Button size="sm" onClick={list.showArrived}>
            Show {countInWords(arrived)} new
          </Button>
        </Arrived>
      )}
      {groups.map(({ heading, rows }) => (
        <section key={heading} aria-label={heading}>
          <Heading>{heading}</Heading>
          <List role="list">
            {rows.map((row) => (
              <NotificationItem
                key={row.id}
                notification={row}
                now={nowOf(row)}
                timeZone={timeZone}
                onRead={() => void read(userId, row)}
                onRemove={() => takeAway(row)}
              />
            ))}
          </List>
        </section>
      ))}
      {list.hasOlder && (
        <Older>
          <Button variant="quiet" size="sm" loading={query.isPlaceholderData} onClick={list.showOlder}>
            Show older notifications
          </Button>
        </Older>
      )}
    </Frame>
  );
}

/** Before a notification is removed, the focus moves to the one below it, else to the one above, else to the list. */
function focusBeside(frame: HTMLElement | null, id: string): void {
  const items = [...(frame?.querySelectorAll<HTMLElement>('li[data-notification]') ?? [])];
  const place = items.findIndex(({ dataset }) => dataset.notification === id);
  const beside = items[place + 1] ?? items[place - 1];
  (beside?.querySelector<HTMLElement>('a, button') ?? frame)?.focus();
}

const Frame = styled.div`
  padding-bottom: ${token.space.xs};

  &:focus {
    outline: none;
  }
`;

const Arrived = styled.div`
  position: sticky;
  top: ${token.space.xs};
  z-index: 1;
  display: flex;
  justify-content: center;
  height: 0;

  > * {
    flex: none;
    align-self: flex-start;
    border-radius: ${token.radius.full};
    box-shadow: ${token.shadow.raised};
  }
`;

const Heading = styled.h3`
  padding: ${token.space.sm} ${token.space.md} ${token.space.xxs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Older = styled.div`
  display: flex;
  justify-content: center;
  padding-top: ${token.space.xs};
`;
