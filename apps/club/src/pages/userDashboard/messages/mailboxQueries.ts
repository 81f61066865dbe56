import { followNews, useQuery, useQueryClient } from '@platform/module-kit';
import { useCallback, useEffect } from 'react';
import { countUnread, listReceived, listSent, type Message } from './messageRows';

/** How often an open page looks for new messages, ms. In the background it does not; it looks when the person comes back. */
const LOOK_AGAIN = 30_000;

const mailboxKey = (userId: string) => ['messages', userId];
const keepPrevious = (previous: Message[] | undefined) => previous;

/** A question for one side of the mailbox. */
export interface MailboxQuery {
  queryKey: readonly unknown[];
  queryFn: () => Promise<Message[]>;
  refetchInterval?: number;
  refetchOnWindowFocus?: 'always';
  placeholderData: (previous: Message[] | undefined) => Message[] | undefined;
}

export const receivedQuery = (userId: string, limit: number): MailboxQuery => ({
  queryKey: [...mailboxKey(userId), 'received', limit],
  queryFn: () => listReceived(userId, limit),
  refetchInterval: LOOK_AGAIN,
  refetchOnWindowFocus: 'always',
  placeholderData: keepPrevious,
});

export const sentQuery = (userId: string, limit: number): MailboxQuery => ({
  queryKey: [...mailboxKey(userId), 'sent', limit],
  queryFn: () => listSent(userId, limit),
  placeholderData: keepPrevious,
});

/** How many messages are unread; undefined until it is known. */
export function useUnreadCount(userId: string): number | undefined {
  const unread = useQuery({
    queryKey: [...mailboxKey(userId), 'unread'],
    queryFn: () => countUnread(userId),
    refetchInterval: LOOK_AGAIN,
    refetchOnWindowFocus: 'always',
  });
  return unread.data;
}

/** Reads everything of the person's mailbox again, after something in it has changed. */
export function useMailboxRefresh(userId: string): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: mailboxKey(userId) }), [cache, userId]);
}

/** Keeps the mailbox in step with the person's other tabs: what is read or sent there is read or sent here. */
export function useMailboxOfAllTabs(userId: string): void {
  const refresh = useMailboxRefresh(userId);
  useEffect(() => followNews(() => void refresh()), [refresh]);
}
