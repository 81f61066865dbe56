import { useState } from 'react';
import { useAuth } from './AuthProvider';
import type { Club, Role, SessionUser } from '../store/sessionState';

/** A person who belongs to a club. */
export interface Member {
  user: SessionUser;
  club: Club;
  role: Role;
  /** What they are shown as. */
  displayName: string;
}

/**
 * The member on a page: undefined for visitors and for people without a club. The known answer stays while it is read
 * again and when that fails, so that a page with input does not disappear.
 */
export function useMember(): Member | undefined {
  const { user, membership } = useAuth();
  const [known, setKnown] = useState(membership);
  if (membership.status === 'ready' && membership !== known) setKnown(membership);
  if (!user || known.status !== 'ready' || !known.value.club) return undefined;
  const { club, role, displayName } = known.value;
  return { user, club, role, displayName: displayName || user.displayName };
}
