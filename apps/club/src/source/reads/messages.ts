import { dataOf } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { MESSAGES_FAILED, type Folder, type Message, type Priority } from '../rows/message';

/** A message as the database returns it. */
interface MessageRow {
  id: string;
  subject: string;
  message: string;
  priority: Priority;
  created_at: string;
  correspondent: { user_id: string; display_name: string | null } | null;
  message_reads: { read_at: string }[];
}

/** The columns that hold the person and the other one. */
const sides = {
  received: { mine: 'recipient_id', other: 'sender_id' },
  sent: { mine: 'sender_id', other: 'recipient_id' },
} as const;

/** Most unread messages that are counted. */
const UNREAD_LIMIT = 100;

/** The newest messages of a folder. @param limit the largest number to read */
export async function listMessages(userId: string, folder: Folder, limit: number): Promise<Message[]> {
  const { mine, other } = sides[folder];
  const client = await supabase();
  const rows: MessageRow[] = await dataOf(
    client
      .from('messages')
      .select(
        `id, subject, message, priority, created_at,
        correspondent:profiles!messages_${other}_fkey(user_id, display_name), message_reads(read_at)`,
      )
      .eq(mine, userId)
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
