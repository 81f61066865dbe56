import { sessionStore } from '@platform/session';

/** Whether this account is the one that is signed in now: it may have changed while an answer was awaited. */
export function isSignedIn(person: string): boolean {
  const session = sessionStore.get();
  return session.status === 'signed-in' && session.user.id === person;
}
