import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Answer, Permission } from './sessionState';
import { useSession } from './useSession';

export interface Permissions {
  answer: Answer<readonly Permission[]>;
  /** Whether any granted feature has this name. False while unknown: what is not granted is not shown. */
  can(featureName: string): boolean;
}

const PermissionsContext = createContext<Permissions | null>(null);
const NONE: Answer<readonly Permission[]> = { status: 'ready', value: [] };

/** Gives a React tree the signed-in person's permissions; nobody signed in means none. */
export function PermissionsProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const answer = session.status === 'signed-in' ? session.permissions : NONE;
  const permissions = useMemo<Permissions>(
    () => ({
      answer,
      can: (featureName) =>
        answer.status === 'ready' && answer.value.some((permission) => permission.featureName === featureName),
    }),
    [answer],
  );
  return <PermissionsContext value={permissions}>{children}</PermissionsContext>;
}

/** What the person may use. Throws outside a PermissionsProvider. */
export function usePermissions(): Permissions {
  const permissions = useContext(PermissionsContext);
  if (!permissions) throw new Error('usePermissions must be used within a PermissionsProvider');
  return permissions;
}
