import type { Club } from '@platform/session';
import { createContext, useContext } from 'react';

/** Who works in the administration. The shell lets no one else in. */
export interface Administrator {
  userId: string;
  email: string;
  /** Whether it is the firm, which administers every club, or one club's administrator. */
  isFirm: boolean;
  /** The club of its administrator; the firm's people have none. */
  club: Club | null;
}

export const AdministratorContext = createContext<Administrator | null>(null);

/** The signed-in administrator. Throws outside a KnownAdministrator. */
export function useAdministrator(): Administrator {
  const administrator = useContext(AdministratorContext);
  if (!administrator) throw new Error('useAdministrator must be used within a KnownAdministrator');
  return administrator;
}
