import { announceNews } from '@platform/module-kit';
import { toastFailure } from '@platform/module-kit/screens';
import { Tabs } from '@platform/ui';
import type { ClubPerson } from '../clubPerson';
import { useDashboardAddress } from '../useDashboardAddress';
import { receivedQuery, sentQuery, useMailboxRefresh, useUnreadCount } from './mailboxQueries';
import { MessageItem } from './MessageItem';
import { MessageList } from './MessageList';
import { markAsRead, type Message } from './messageRows';

interface MailboxProps {
  person: ClubPerson;
  onReply: (message: Message) => void;
}

/** The person's received and sent messages. The message in the address is open. */
export function Mailbox({ person: { userId, club }, onReply }: MailboxProps) {
  const unread = useUnreadCount(userId);
  const refresh = useMailboxRefresh(userId);
  const { message: named } = useDashboardAddress().values;

  async function open({ id, isRead }: Message): Promise<void> {
    if (isRead) return;
    try {
      await markAsRead(id, club.id);
    } catch (error) {
      toastFailure('The message is still marked as unread', error as Error);
    }
    await refresh();
    // Also marks its notification as read, and the message in other tabs.
    announceNews();
  }

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
              query={(limit) => receivedQuery(userId, limit)}
              named={named}
              empty={{ title: 'No messages yet', description: 'What your team writes to you appears here.' }}
            >
              {(message) => (
                <MessageItem
                  key={`${message.id} ${message.id === named}`}
                  message={message}
                  direction="From"
                  isNamed={message.id === named}
                  club={club}
                  onOpen={() => void open(message)}
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
              query={(limit) => sentQuery(userId, limit)}
              empty={{ title: 'Nothing sent yet', description: 'What you write to your team is kept here.' }}
            >
              {(message) => <MessageItem key={message.id} message={message} direction="To" club={club} />}
            </MessageList>
          ),
        },
      ]}
    />
  );
}
