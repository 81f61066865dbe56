import { DataError, queryClient } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { drop, keptOf, markRefused } from './kept';
import { outboxStore } from './outboxStore';
import { transmit } from './transmit';

const NOT_SENT = 'This was not sent. Check your connection and try again.';
/** How often it is tried while something waits (milliseconds): a browser may be online without reaching the server. */
const AGAIN = 30_000;

/** Reads what waits of a person, for the page. */
export async function refreshOutbox(person: string): Promise<void> {
  outboxStore.set(await keptOf(person));
}

/** One tab sends at a time. */
const LOCK = 'outbox';

/**
 * Sends what waits of a person, in order. It stops where the server is not reached. What the database refuses stays with its
 * reason, and the rest goes on.
 */
export async function sendKept(person: string): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    let isSent = false;
    for (const change of await keptOf(person)) {
      if (change.refusal !== null) continue;
      // Another person may have signed in meanwhile: nothing of one is sent in the name of the other.
      if (navigator.onLine === false || !isSignedIn(person)) break;
      try {
        await transmit(change.request, NOT_SENT);
      } catch (error) {
        if (!(error instanceof DataError) || error.isTransient) break;
        await markRefused(change, [error.message, error.hint].filter(Boolean).join(' '));
        continue;
      }
      await drop(change.order);
      isSent = true;
    }
    await refreshOutbox(person);
    if (isSent) await queryClient.invalidateQueries();
  });
}

function isSignedIn(person: string): boolean {
  const session = sessionStore.get();
  return session.status === 'signed-in' && session.user.id === person;
}

/** Sends what waits of a person now, and whenever there is a network again. @returns how to stop */
export function keepSending(person: string): () => void {
  const send = () => void sendKept(person);
  const again = () => {
    if (outboxStore.get().some(({ refusal }) => refusal === null)) send();
  };
  window.addEventListener('online', send);
  const timer = setInterval(again, AGAIN);
  send();
  return () => {
    window.removeEventListener('online', send);
    clearInterval(timer);
  };
}
