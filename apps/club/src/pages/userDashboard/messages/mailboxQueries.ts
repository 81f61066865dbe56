import { followNews, useQuery, useQueryClient } from '@platform/module-kit';
import { useCallback, useEffect } from 'react';
import { countUnread, listReceived, listSent, type Message } from './messageRows';

/** How often a visible page looks for new messages (ms). It also looks when the person comes back to it. */
const LOOK_AGAIN = 30_000;

const mailboxKey = (userId: string) => ['messages', userId];
const keepPrevious = (previous: Message[] | undefined) => previous;

/** The query of one folder. */
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

/** The number of unread messages; undefined until known. */
export function useUnreadCount(userId: string): number | undefined {
  const unread = useQuery({
    queryKey: [...mailboxKey(userId), 'unread'],
    queryFn: () => countUnread(userId),
    refetchInterval: LOOK_AGAIN,
    refetchOnWindowFocus: 'always',
  });
  return unread.data;
}

/** Refetches the person's whole mailbox after a change. */
export function useMailboxRefresh(userId: string): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: mailboxKey(userId) }), [cache, userId]);
}

/** Keeps the mailbox in sync with the person's other tabs: what is read or sent there shows here. */
export function useMailboxOfAllTabs(userId: string): void {
  const refresh = useMailboxRefresh(userId);
  useEffect(() => followNews(() => void refresh()), [refresh]);
}
