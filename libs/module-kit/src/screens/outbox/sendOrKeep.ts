import { DataError, dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import type { KeptRequest } from './kept';

/** Whether a change is in the database, or waits on this device until there is a network. */
export type Delivery = 'sent' | 'kept';

const NOT_KEPT =
  'You are offline, and this browser keeps nothing until the connection is back. Write it down, and enter it later.';

/**
 * Sends a change, or keeps it on this device while the server is not reached. What waits already goes first, so that changes
 * arrive in the order in which they were made.
 * @param person the account of the person who is signed in
 * @param failed said when the server gave no reason
 * @throws DataError when the database refuses it, or the browser cannot keep it
 */
export async function sendOrKeep(person: string, request: KeptRequest, failed: string): Promise<Delivery> {
  const { keep, keptOf, refreshOutbox, sendKept } = await import('./sendKept');
  const waits = (await keptOf(person)).some(({ refusal }) => refusal === null);
  if (navigator.onLine !== false && !waits) {
    try {
      await transmit(request, failed);
      return 'sent';
    } catch (error) {
      // There was an answer: waiting would not change it.
      if (!(error instanceof DataError) || error.status !== 0) throw error;
    }
  }
  try {
    await keep(person, request);
  } catch (error) {
    throw new DataError(NOT_KEPT, '', 0, '', error);
  }
  await refreshOutbox(person);
  void sendKept(person);
  return 'kept';
}

/** Sends a request once. One that the database has already is done. @throws DataError */
export async function transmit(request: KeptRequest, failed: string): Promise<void> {
  const database = await supabase();
  // The types of a row or of arguments are those of its table or function: the module that declares the change has them.
  const asked =
    'insert' in request
      ? database.from(request.insert).insert(request.row as never)
      : database.rpc(request.call, request.with as never);
  try {
    await dataOf(asked, failed);
  } catch (error) {
    if (!isSentAlready(error)) throw error;
  }
}

function isSentAlready(error: unknown): boolean {
  if (!(error instanceof DataError) || error.code !== '23505') return false;
  const { message } = error.cause as { message?: string };
  return message?.includes('_sent_once') ?? false;
}
