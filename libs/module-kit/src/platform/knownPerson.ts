import { sessionStore, type Membership, type Permission, type SessionUser } from '@platform/session';
import { personText } from '../browser/personText';

/** Who a page is for. */
export interface KnownPerson {
  user: SessionUser;
  membership: Membership;
  permissions: readonly Permission[];
}

const text = personText('localStorage', 'known-person');

/** Remembers the person's role, club and permissions for the start of their next visit. The shell calls it once. */
export function rememberPerson(): void {
  let written = '';
  sessionStore.subscribe(() => {
    const person = answeredPerson();
    const next = person ? JSON.stringify(person) : written;
    if (next !== written) text.write(next);
    written = person ? next : '';
  });
}

/**
 * The signed-in person: from the server once it has answered, until then from their last visit. The remembered answer
 * only starts reads early, because the server decides about each row. No page shows it.
 */
export function knownPerson(): { person: KnownPerson; isRemembered: boolean } | undefined {
  const session = sessionStore.get();
  if (session.status !== 'signed-in') return undefined;
  const answered = answeredPerson();
  if (answered) return { person: answered, isRemembered: false };
  try {
    const { user, membership, permissions } = JSON.parse(text.read() ?? '') as KnownPerson;
    if (user.id !== session.user.id) return undefined;
    return { person: { user: session.user, membership, permissions }, isRemembered: true };
  } catch {
    return undefined;
  }
}

/** Undefined while a part of the answer is missing. */
export function answeredPerson(): KnownPerson | undefined {
  const session = sessionStore.get();
  if (session.status !== 'signed-in') return undefined;
  const { user, membership, permissions } = session;
  if (membership.status !== 'ready' || permissions.status !== 'ready') return undefined;
  return { user, membership: membership.value, permissions: permissions.value };
}
