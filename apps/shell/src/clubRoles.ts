import type { Role } from '@platform/session';

/** Whether the role changes the rows of the own club. The policies of the database say the same. */
export const editsClub = (role: Role): boolean => role === 'manager' || role === 'admin';

/** Whether the role decides what the club deletes. The policies of the database say the same. */
export const administersClub = (role: Role): boolean => role === 'admin';
