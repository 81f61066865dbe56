import type { Club } from '@platform/session';
import { createContext, useContext } from 'react';

/** A person who works in the administration. The shell lets no one else in. */
export interface Administrator {
  userId: string;
  email: string;
  /** Whether it is the firm, which administers every club, or one club's administrator. */
  isFirm: boolean;
  /** The administrator's club; null for the firm's people. */
  club: Club | null;
}

export const AdministratorContext = createContext<Administrator | null>(null);

/** The signed-in administrator. Throws outside a KnownAdministrator. */
export function useAdministrator(): Administrator {
  const administrator = useContext(AdministratorContext);
  if (!administrator) throw new Error('useAdministrator must be used within a KnownAdministrator');
  return administrator;
}
