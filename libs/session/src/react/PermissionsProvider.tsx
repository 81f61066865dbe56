import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { mayUse } from '../roles/rightsOfRoles';
import type { Answer, Permission } from '../store/sessionState';
import { useSession } from './useSession';

export interface Permissions {
  answer: Answer<readonly Permission[]>;
  /** Whether the person was granted the feature, or has it by their role or another feature. False while unknown: it is not shown then. */
  can(featureName: string): boolean;
}

const PermissionsContext = createContext<Permissions | null>(null);
const NONE: Answer<readonly Permission[]> = { status: 'ready', value: [] };

/** Gives a React tree the signed-in person's permissions; none if no one is signed in. */
export function PermissionsProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const answer = session.status === 'signed-in' ? session.permissions : NONE;
  const role =
    session.status === 'signed-in' && session.membership.status === 'ready' ? session.membership.value.role : undefined;
  const permissions = useMemo<Permissions>(
    () => ({
      answer,
      can: (featureName) => answer.status === 'ready' && mayUse(featureName, answer.value, role),
    }),
    [answer, role],
  );
  return <PermissionsContext value={permissions}>{children}</PermissionsContext>;
}

/** What the person may use. Throws outside a PermissionsProvider. */
export function usePermissions(): Permissions {
  const permissions = useContext(PermissionsContext);
  if (!permissions) throw new Error('usePermissions must be used within a PermissionsProvider');
  return permissions;
}
