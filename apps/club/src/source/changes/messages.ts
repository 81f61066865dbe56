import { DataError } from '@platform/module-kit';
import { saving } from '@platform/module-kit/screens';
import { SENDING_FAILED, type NewMessage } from '../rows/message';
import { memberChange } from './memberChange';

/** SQLSTATE of a row that already exists. */
const ALREADY_THERE = '23505';

/** Sends a message. The database also notifies its recipient and writes the club's log. */
export const sendMessage = memberChange({
  waits: 'new-row',
  send({ club }, { id, recipientId, text, ...rest }: NewMessage) {
    const row = { id, club_id: club.id, recipient_id: recipientId, message: text, ...rest };
    // The answer to an earlier try may have been lost: then the message exists.
    return unlessThere(saving(SENDING_FAILED)((db) => db.from('messages').insert(row)));
  },
});

/** Marks a received message as read. Repeating it changes nothing. */
export const markAsRead = memberChange({
  send: ({ club }, id: string) =>
    unlessThere(
      saving('Failed to mark the message as read')((db) =>
        db.from('message_reads').insert({ message_id: id, club_id: club.id }),
      ),
    ),
  expect(known, id) {
    known.change('listMessages', (messages, folder) =>
      folder === 'received' ? messages.map((each) => (each.id === id ? { ...each, isRead: true } : each)) : messages,
    );
  },
});

async function unlessThere(request: Promise<void>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof DataError && error.code === ALREADY_THERE)) throw error;
  }
}
