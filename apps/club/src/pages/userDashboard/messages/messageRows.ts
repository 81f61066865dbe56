import { DataError, dataOf } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import type { Priority } from './priority';

/** A message as its sender or its recipient reads it. */
export interface Message {
  id: string;
  subject: string;
  text: string;
  priority: Priority;
  sentAt: string;
  /** The other person's account; null if it no longer exists. */
  correspondentId: string | null;
  /** The other person's name. */
  correspondent: string;
  /** Whether the recipient has opened it. */
  isRead: boolean;
}

export interface NewMessage {
  /** Made by the page, so that the same message sent twice is one row. */
  id: string;
  recipientId: string;
  subject: string;
  text: string;
  priority: Priority;
}

interface MessageRow {
  id: string;
  subject: string;
  message: string;
  priority: Priority;
  created_at: string;
  correspondent: { user_id: string; display_name: string | null } | null;
  message_reads: { read_at: string }[];
}

export const MESSAGES_FAILED = 'Failed to load messages';
export const SENDING_FAILED = 'Failed to send message';

/** SQLSTATE of a row that already exists. */
const ALREADY_THERE = '23505';

/** Most unread messages that are counted. */
export const UNREAD_LIMIT = 100;

/** The newest messages to a person. @param limit the largest number to read */
export async function listReceived(userId: string, limit: number): Promise<Message[]> {
  return listMessages({ mine: 'recipient_id', other: 'sender_id' }, userId, limit);
}

/** The newest messages from a person. @param limit the largest number to read */
export async function listSent(userId: string, limit: number): Promise<Message[]> {
  return listMessages({ mine: 'sender_id', other: 'recipient_id' }, userId, limit);
}

/** The number of unread messages to a person, up to `UNREAD_LIMIT`. */
export async function countUnread(userId: string): Promise<number> {
  const rows = await asking(MESSAGES_FAILED)((db) =>
    db
      .from('messages')
      .select('id, message_reads(message_id)')
      .eq('recipient_id', userId)
      .is('message_reads', null)
      .limit(UNREAD_LIMIT),
  );
  return rows.length;
}

/** Marks a message as read. Repeating it changes nothing. */
export async function markAsRead(messageId: string, clubId: string): Promise<void> {
  const row = { message_id: messageId, club_id: clubId };
  await unlessThere(asking('Failed to mark the message as read')((db) => db.from('message_reads').insert(row)));
}

/** Sends a message. The database also notifies its recipient and writes the club's log. */
export async function sendMessage(clubId: string, { id, recipientId, text, ...rest }: NewMessage): Promise<void> {
  const row = { id, club_id: clubId, recipient_id: recipientId, message: text, ...rest };
  // The answer to an earlier try may have been lost: then the message exists.
  await unlessThere(asking(SENDING_FAILED)((db) => db.from('messages').insert(row)));
}

type Side = 'sender_id' | 'recipient_id';

async function listMessages(side: { mine: Side; other: Side }, userId: string, limit: number): Promise<Message[]> {
  const client = await supabase();
  const rows: MessageRow[] = await dataOf(
    client
      .from('messages')
      .select(
        `id, subject, message, priority, created_at,
        correspondent:profiles!messages_${side.other}_fkey(user_id, display_name), message_reads(read_at)`,
      )
      .eq(side.mine, userId)
      .order('created_at', { ascending: false })
      .limit(limit)
      .overrideTypes<MessageRow[], { merge: false }>(),
    MESSAGES_FAILED,
  );
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    text: row.message,
    priority: row.priority,
    sentAt: row.created_at,
    correspondentId: row.correspondent?.user_id ?? null,
    correspondent: row.correspondent
      ? row.correspondent.display_name || 'Someone without a name'
      : 'A former colleague',
    isRead: row.message_reads.length > 0,
  }));
}

async function unlessThere(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof DataError && error.code === ALREADY_THERE)) throw error;
  }
}
