import { DataError } from '@platform/module-kit';
// A static import: without a network, no chunk would arrive later.
import { isSignedIn } from './isSignedIn';
import { keep, keptOf, type KeptMeaning, type KeptRequest } from './kept';
import { refreshOutbox, sendKept } from './sendKept';
import { transmit } from './transmit';

/** Whether a change is in the database, or waits on this device until there is a network. */
export type Delivery = 'sent' | 'kept';

const NOT_KEPT =
  'You are offline, and this browser keeps nothing until the connection is back. Write it down, and enter it later.';
const SIGNED_OUT = 'You are signed out, so this was neither sent nor kept. Sign in again, and then save it.';

/**
 * Sends a change, or keeps it on this device while the server cannot be reached. Waiting changes go first, so that all
 * arrive in order.
 * @param person the account of the person who is signed in
 * @param failed the text if the server gave no reason
 * @param meaning the change that the request makes (`ClubReader.meaning`)
 * @throws DataError when the database refuses it, the browser cannot keep it, or the person signed out meanwhile
 */
export async function sendOrKeep(
  person: string,
  request: KeptRequest,
  failed: string,
  meaning?: KeptMeaning,
): Promise<Delivery> {
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
  // Keeping it now would create the database again that signing out deleted.
  if (!isSignedIn(person)) throw new DataError(SIGNED_OUT, '', 0);
  try {
    await keep(person, request, meaning);
  } catch (error) {
    throw new DataError(NOT_KEPT, '', 0, '', error);
  }
  await refreshOutbox(person);
  void sendKept(person);
  return 'kept';
}
