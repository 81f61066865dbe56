import { DataError, queryClient } from '@platform/module-kit';
import { isSignedIn } from './isSignedIn';
import { drop, keptOf, markRefused } from './kept';
import { outboxStore } from './outboxStore';
import { requireSeen } from './requireSeen';
import { transmit } from './transmit';

const NOT_SENT = 'This was not sent. Check your connection and try again.';

/**
 * The interval between tries while something waits (milliseconds): a browser may be online without reaching the server.
 */
const AGAIN = 30_000;
/** When to try again after the network came back (milliseconds): the first request often still fails. */
const SOON = 2_000;

/** Reads a person's waiting changes, for the page. */
export async function refreshOutbox(person: string): Promise<void> {
  outboxStore.set(await keptOf(person));
}

/** One tab sends at a time. */
const LOCK = 'outbox';

/**
 * Sends a person's waiting changes, in order. It stops if the server is not reached or refuses the session. A refused
 * change stays with its reason, and the rest is sent. After the person signed out, nothing is read or written: that
 * would create the deleted database again.
 */
export async function sendKept(person: string): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    if (!isSignedIn(person)) return;
    let isSent = false;
    for (const change of await keptOf(person)) {
      if (change.refusal !== null) continue;
      // Another person may have signed in meanwhile: never send one person's change as another.
      if (navigator.onLine === false || !isSignedIn(person)) break;
      try {
        await requireSeen(change.request, NOT_SENT);
        await transmit(change.request, NOT_SENT);
      } catch (error) {
        // An expired session is not a refusal: the change waits until the person signs in again.
        if (!(error instanceof DataError) || error.isTransient || error.status === 401 || !isSignedIn(person)) break;
        await markRefused(change, [error.message, error.hint].filter(Boolean).join(' '));
        continue;
      }
      isSent = true;
      // Keep the change: it is sent again at the next sign-in, and the database recognizes it by its key.
      if (!isSignedIn(person)) break;
      await drop(change.order);
    }
    if (!isSignedIn(person)) return;
    await refreshOutbox(person);
    if (isSent) await queryClient.invalidateQueries();
  });
}

/** Sends a person's waiting changes now, and whenever the network returns. @returns how to stop */
export function keepSending(person: string): () => void {
  const send = () => void sendKept(person);
  const again = () => {
    if (outboxStore.get().some(({ refusal }) => refusal === null)) send();
  };
  let soon: ReturnType<typeof setTimeout> | undefined;
  const sendAndLook = () => {
    send();
    clearTimeout(soon);
    soon = setTimeout(again, SOON);
  };
  window.addEventListener('online', sendAndLook);
  const timer = setInterval(again, AGAIN);
  send();
  return () => {
    window.removeEventListener('online', sendAndLook);
    clearTimeout(soon);
    clearInterval(timer);
  };
}
