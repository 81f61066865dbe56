import { Loaded } from '@platform/module-kit';
import { MaybeOld } from '@platform/module-kit/screens';
import { Alert, EmptyState, Skeleton, Stack, token } from '@platform/ui';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../source/queries';
import { MESSAGES_FAILED, type Folder, type Message } from '../../../source/rows/message';
import { ShowOlder } from '../ShowOlder';

interface MessageListProps {
  folder: Folder;
  empty: { title: string; description: string };
  /** The message in the address: the list loads back to it, or says that it is gone. Empty for none. */
  named?: string;
  children: (message: Message) => ReactNode;
}

/** How many messages show at first, and how many more each time. */
const PAGE = 10;

/** One folder of the mailbox, newest first. */
export function MessageList({ folder, empty, named = '', children }: MessageListProps) {
  const [shown, setShown] = useState(PAGE);
  // Fetches one more than it shows, to know whether there are more.
  const messages = useMessages(folder, shown + 1);
  const isNamedMissing =
    named !== '' &&
    messages.isSuccess &&
    !messages.isPlaceholderData &&
    messages.isFetchedAfterMount &&
    !messages.data.slice(0, shown).some(({ id }) => id === named);
  const reachesFurther = isNamedMissing && messages.data.length > shown;
  useEffect(() => {
    if (reachesFurther) startTransition(() => setShown(2 * shown));
  }, [reachesFurther, shown]);
  return (
    <Loaded query={messages} label="messages" failure={MESSAGES_FAILED} shape={<Outline />}>
      {(rows) => (
        <Stack $gap="sm">
          <MaybeOld title={MESSAGES_FAILED} query={messages} />
          {isNamedMissing && !reachesFurther && <Alert>This message is no longer there.</Alert>}
          {rows.length === 0 && <EmptyState {...empty} />}
          <List role="list">{rows.slice(0, shown).map(children)}</List>
          {rows.length > shown && (
            <ShowOlder
              what="messages"
              loading={messages.isPlaceholderData}
              onMore={() => setShown((now) => now + PAGE)}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function Outline() {
  return (
    <Stack $gap="sm">
      <Skeleton $height="3.5rem" />
      <Skeleton $height="3.5rem" />
    </Stack>
  );
}

const List = styled.ul`
  margin-inline: calc(-1 * ${token.space.lg});
  padding: 0;
  list-style: none;
`;
