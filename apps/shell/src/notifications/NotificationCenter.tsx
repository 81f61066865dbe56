import { NOTIFICATION_SETTINGS } from '@platform/contract';
import { failureReason, Link } from '@platform/module-kit';
import { MaybeOld } from '@platform/module-kit/screens';
import { Button, EmptyState, ErrorState, IconButton, Skeleton, token } from '@platform/ui';
import { Bell, Settings, X } from 'lucide-react';
import { styled } from 'styled-components';
import { readAll } from './notificationChanges';
import { NotificationGroups } from './NotificationGroups';
import { countInWords, NOTIFICATIONS_FAILED, useUnread } from './unreadNotifications';
import type { NotificationList } from './useNotificationList';

interface NotificationCenterProps {
  userId: string;
  list: NotificationList;
  /** Closes the panel where it covers the page, as on a phone. */
  onClose?: () => void;
}

/** The person's notifications: the new ones, all of them, and a link to the settings. */
export function NotificationCenter({ userId, list, onClose }: NotificationCenterProps) {
  const { data: unread } = useUnread(userId);
  const { until, shown } = list;
  // The unread query covers only the newest rows and is empty after a failure, so check the visible rows too.
  const isToRead =
    until !== undefined &&
    (shown.some(({ readAt }) => readAt === null) || unread?.some(({ createdAt }) => createdAt <= until));
  return (
    <>
      <Head>
        <div>
          <Title>Notifications</Title>
          <Unread role="status">{unread && (unread.length ? `${countInWords(unread)} unread` : 'All read')}</Unread>
        </div>
        <Button
          size="sm"
          variant="quiet"
          aria-disabled={!isToRead}
          onClick={() => {
            if (isToRead) void readAll(userId, until);
          }}
        >
          Mark all as read
        </Button>
        {onClose && (
          <IconButton label="Close notifications" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
        )}
      </Head>
      <Body>
        <Content userId={userId} list={list} />
      </Body>
      <Foot>
        <Link to={NOTIFICATION_SETTINGS}>
          <Settings size={16} strokeWidth={1.75} aria-hidden="true" />
          Notification settings
        </Link>
      </Foot>
    </>
  );
}

function Content({ userId, list }: Omit<NotificationCenterProps, 'onClose'>) {
  const { query, shown } = list;
  if (query.isPending) return <Loading />;
  if (query.isError && shown.length === 0) {
    return (
      <ErrorState
        title={NOTIFICATIONS_FAILED}
        description={failureReason(query.error, NOTIFICATIONS_FAILED)}
        onRetry={() => void query.refetch()}
        retrying={query.isRefetching}
      />
    );
  }
  return (
    <>
      {query.isError && (
        <Stale>
          <MaybeOld title={NOTIFICATIONS_FAILED} query={query} />
        </Stale>
      )}
      {shown.length > 0 ? (
        <NotificationGroups userId={userId} list={list} />
      ) : (
        <EmptyState
          title="Nothing new"
          description="News from your club and what waits for you appear here."
          icon={<Bell size={24} strokeWidth={1.75} aria-hidden="true" />}
        />
      )}
    </>
  );
}

function Loading() {
  return (
    <Waiting role="status" aria-busy="true" aria-label="Loading notifications">
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row}>
          <Skeleton $width="70%" />
          <Skeleton $width="35%" $height="0.75rem" />
        </div>
      ))}
    </Waiting>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.xxs};
  padding: ${token.space.sm} ${token.space.sm} ${token.space.sm} ${token.space.md};
  border-bottom: 1px solid ${token.color.line};

  > :first-child {
    flex: 1;
  }
`;

const Title = styled.h2`
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
`;

const Unread = styled.p`
  min-height: 1.25rem;
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  line-height: 1.25rem;
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Stale = styled.div`
  padding: ${token.space.sm};
`;

const Waiting = styled.div`
  display: grid;
  gap: ${token.space.lg};
  padding: ${token.space.md};

  > div {
    display: grid;
    gap: ${token.space.xs};
  }
`;

const Foot = styled.div`
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${token.color.line};

  a {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    min-height: ${token.control.target};
    padding-inline: ${token.space.md};
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
    text-decoration: none;
  }

  a:hover {
    background: ${token.color.surfaceHover};
    color: ${token.color.ink};
  }

  a:focus-visible {
    outline-offset: -3px;
  }
`;
