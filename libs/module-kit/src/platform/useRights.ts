import { editsClub, useAuth, usePermissions } from '@platform/session';
import type { Rights } from './isOffered';

/** What is known of the person's rights. */
export function useRights(): Rights {
  const { isAdmin, membership } = useAuth();
  const { can } = usePermissions();
  if (membership.status !== 'ready') return { isAdmin, can };
  const { club, role } = membership.value;
  return { isAdmin, can, hasNoClub: !club, editsClub: editsClub(role) };
}
