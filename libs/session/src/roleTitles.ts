import type { Role } from './sessionState';

/** Roles as people read them. */
export const roleTitles: Record<Role, string> = {
  user: 'User',
  manager: 'Manager',
  admin: 'Admin',
  super_admin: 'Super Admin',
};
