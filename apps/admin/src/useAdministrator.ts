import { useAuth, type Club } from '@platform/session';

/** Who works in the administration. The shell lets nobody else in. */
export interface Administrator {
  userId: string;
  email: string;
  /** Whether it is the firm, which administers every club, or one club's administrator. */
  isFirm: boolean;
  /** The club of its administrator; the firm's people have none. */
  club: Club | null;
}

/** The signed-in administrator; null while the page does not know yet, and for anybody else. */
export function useAdministrator(): Administrator | null {
  const { user, membership, isAdmin, club } = useAuth();
  if (!user || membership.status !== 'ready' || !isAdmin) return null;
  return { userId: user.id, email: user.email, isFirm: membership.value.role === 'super_admin', club };
}
