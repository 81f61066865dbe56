import { Quiet } from '@platform/module-kit/screens';
import { Button, Card, EmptyState, Skeleton, Stack, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages, useUnreadCount } from '../../../source/queries';
import { MESSAGES_FAILED } from '../../../source/rows/message';
import { useClubSource } from '../../../source/useClubSource';
import { formatMoment } from '../formatMoment';
import { LoadFailed } from '../LoadFailed';
import { MaybeOld } from '../MaybeOld';

/** Most messages in the widget. */
const LATEST = 3;

/** The newest messages to the person, with a link to all of them. */
export function LatestMessages() {
  const { club } = useClubSource();
  const received = useMessages('received', LATEST);
  const unread = useUnreadCount();
  return (
    <Card aria-busy={received.isPending}>
      {received.isPending && <Skeleton $height="8rem" />}
      {received.isError && !received.data && <LoadFailed title={MESSAGES_FAILED} query={received} />}
      {received.data && <MaybeOld title={MESSAGES_FAILED} query={received} />}
      {received.data?.length === 0 && (
        <EmptyState
          title="No messages yet"
          description="What your team writes to you appears here."
          action={<ToMessages unread={unread} />}
        />
      )}
      {received.data && received.data.length > 0 && (
        <Stack $align="start">
          <Lines role="list">
            {received.data.slice(0, LATEST).map(({ id, subject, correspondent, sentAt, isRead }) => (
              <li key={id}>
                <Subject $unread={!isRead}>{subject}</Subject>
                <Quiet>
                  {!isRead && 'New, from '}
                  {correspondent}, <time dateTime={sentAt}>{formatMoment(sentAt, club)}</time>
                </Quiet>
              </li>
            ))}
          </Lines>
          <ToMessages unread={unread} />
        </Stack>
      )}
    </Card>
  );
}

function ToMessages({ unread }: { unread: number | undefined }) {
  return (
    <Button as={Link} to="/user-dashboard?tab=team" variant="secondary" size="sm">
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

const Subject = styled.p<{ $unread: boolean }>`
  font-weight: ${({ $unread }) => ($unread ? token.weight.semibold : token.weight.regular)};
`;
