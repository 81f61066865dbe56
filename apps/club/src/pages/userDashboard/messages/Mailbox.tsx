import { announceNews } from '@platform/module-kit';
import { Tabs } from '@platform/ui';
import { useRereadMailbox, useUnreadCount } from '../../../source/queries';
import type { Message } from '../../../source/rows/message';
import { useClubChange, useClubSource } from '../../../source/useClubSource';
import { useDashboardAddress } from '../useDashboardAddress';
import { MessageItem } from './MessageItem';
import { MessageList } from './MessageList';
import { MESSAGES_APPEAR_HERE } from './noMessages';

interface MailboxProps {
  /** Whether nothing above moves it any more. */
  isInPlace: boolean;
  onReply: (message: Message) => void;
}

/** The person's received and sent messages. The message in the address is open. */
export function Mailbox({ isInPlace, onReply }: MailboxProps) {
  const source = useClubSource();
  const unread = useUnreadCount();
  const { message: named } = useDashboardAddress().values;

  const reading = useClubChange(source.markAsRead, {
    failed: 'The message is still marked as unread',
    reread: useRereadMailbox(),
    // Also marks its notification as read, and the message in other tabs.
    onShown: announceNews,
  });

  return (
    <Tabs
      label="Messages"
      tabs={[
        {
          id: 'inbox',
          label: 'Inbox',
          count: unread || undefined,
          panel: (
            <MessageList
              folder="received"
              named={named}
              empty={{ title: 'No messages yet', description: MESSAGES_APPEAR_HERE }}
            >
              {(message) => (
                <MessageItem
                  key={`${message.id} ${message.id === named}`}
                  message={message}
                  direction="From"
                  isNamed={message.id === named}
                  isInPlace={isInPlace}
                  onOpen={message.isRead ? undefined : () => reading.mutate(message.id)}
                  onReply={message.correspondentId ? () => onReply(message) : undefined}
                />
              )}
            </MessageList>
          ),
        },
        {
          id: 'sent',
          label: 'Sent',
          panel: (
            <MessageList
              folder="sent"
              empty={{ title: 'Nothing sent yet', description: 'What you write to your team is kept here.' }}
            >
              {(message) => <MessageItem key={message.id} message={message} direction="To" />}
            </MessageList>
          ),
        },
      ]}
    />
  );
}
