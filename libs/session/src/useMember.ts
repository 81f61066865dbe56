import { useState } from 'react';
import { useAuth } from './AuthProvider';
import type { Club, Role, SessionUser } from './sessionState';

/** A person who belongs to a club. */
export interface Member {
  user: SessionUser;
  club: Club;
  role: Role;
  /** What they are shown as. */
  displayName: string;
}

/**
 * Who is on a page for members: undefined for visitors and for people without a club. What was known when they came
 * stands while it is read again, and when that fails: a page with something typed into it does not go away.
 */
export function useMember(): Member | undefined {
  const { user, membership } = useAuth();
  const [known, setKnown] = useState(membership);
  if (membership.status === 'ready' && membership !== known) setKnown(membership);
  if (!user || known.status !== 'ready' || !known.value.club) return undefined;
  const { club, role, displayName } = known.value;
  return { user, club, role, displayName: displayName || user.displayName };
}
