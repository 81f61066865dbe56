import type { Role } from '../store/sessionState';

/** Roles as people read them. */
export const roleTitles: Record<Role, string> = {
  user: 'User',
  manager: 'Manager',
  admin: 'Admin',
  super_admin: 'Super Admin',
};
