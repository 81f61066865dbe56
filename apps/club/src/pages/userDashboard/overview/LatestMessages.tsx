import { Loaded } from '@platform/module-kit';
import { MaybeOld, momentAtClub, Quiet } from '@platform/module-kit/screens';
import { Button, Card, EmptyState, Skeleton, Stack, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages, useUnreadCount } from '../../../source/queries';
import { MESSAGES_FAILED, type Message } from '../../../source/rows/message';
import { useClubSource } from '../../../source/useClubSource';
import { MESSAGES_APPEAR_HERE } from '../messages/noMessages';

/** Most messages in the widget. */
const LATEST = 3;

/** The newest messages to the person, with a link to all of them. */
export function LatestMessages() {
  const received = useMessages('received', LATEST);
  const unread = useUnreadCount();
  return (
    <Card>
      <Loaded query={received} failure={MESSAGES_FAILED} shape={<Skeleton $height="8rem" />}>
        {(messages) => (
          <>
            <MaybeOld title={MESSAGES_FAILED} query={received} />
            <Newest messages={messages} unread={unread} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Newest({ messages, unread }: { messages: readonly Message[]; unread: number | undefined }) {
  const { club } = useClubSource();
  if (messages.length === 0) {
    return (
      <EmptyState title="No messages yet" description={MESSAGES_APPEAR_HERE} action={<ToMessages unread={unread} />} />
    );
  }
  return (
    <Stack $align="start">
      <Lines role="list">
        {messages.slice(0, LATEST).map(({ id, subject, correspondent, sentAt, isRead }) => (
          <li key={id}>
            <Subject to={`/user-dashboard?tab=team&message=${id}`} $unread={!isRead}>
              {subject}
            </Subject>
            <Quiet>
              {!isRead && 'New, from '}
              {correspondent}, <time dateTime={sentAt}>{momentAtClub(sentAt, club)}</time>
            </Quiet>
          </li>
        ))}
      </Lines>
      <ToMessages unread={unread} />
    </Stack>
  );
}

function ToMessages({ unread }: { unread: number | undefined }) {
  return (
    <Button as={Link} to="/user-dashboard?tab=team#messages" variant="secondary" size="sm">
      {unread ? `Open messages (${unread} unread)` : 'Open messages'}
    </Button>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Subject = styled(Link)<{ $unread: boolean }>`
  display: block;
  font-weight: ${({ $unread }) => ($unread ? token.weight.semibold : token.weight.regular)};
`;
