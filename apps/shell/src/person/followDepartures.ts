import { sessionStore } from '@platform/session';

/**
 * Removes what the browser stores about a person when they sign out or another person signs in. A page that opens
 * without a session removes nothing.
 * @param forgets each removes one thing; they run before anything is read for the next person
 */
export function followDepartures(forgets: readonly (() => void)[]): void {
  let present = personId();
  sessionStore.subscribe(() => {
    const { status } = sessionStore.get();
    if (status === 'loading' || status === 'failed') return;
    const next = personId();
    if (present !== undefined && next !== present) for (const forget of forgets) forget();
    present = next;
  });
}

function personId(): string | undefined {
  const session = sessionStore.get();
  return session.status === 'signed-in' ? session.user.id : undefined;
}
