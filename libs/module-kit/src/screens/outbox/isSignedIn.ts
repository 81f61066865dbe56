import { sessionStore } from '@platform/session';

/** Whether this account is signed in now: it may have changed while we waited for an answer. */
export function isSignedIn(person: string): boolean {
  const session = sessionStore.get();
  return session.status === 'signed-in' && session.user.id === person;
}
