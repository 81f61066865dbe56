import type { Permission, Role } from '../store/sessionState';

/**
 * Features that come with a role, without a grant. The database says the same: `app.may_export` and `app.reads_analytics`.
 */
const rolesWith: Partial<Record<string, readonly Role[]>> = {
  export_data: ['admin'],
  analytics_view: ['manager', 'admin', 'super_admin'],
};

/** Whether everyone of a role may use a feature. */
export const comesWithRole = (featureName: string, role: Role): boolean =>
  rolesWith[featureName]?.includes(role) ?? false;

/** Whether a person was granted a feature or has it by their role. */
export const mayUse = (featureName: string, permissions: readonly Permission[], role: Role | undefined): boolean =>
  permissions.some((permission) => permission.featureName === featureName) ||
  (role !== undefined && comesWithRole(featureName, role));

/** Whether the role changes the rows of their own club. The policies of the database say the same. */
export const editsClub = (role: Role): boolean => role === 'manager' || role === 'admin';

/** Whether the role decides what the club deletes. The policies of the database say the same. */
export const administersClub = (role: Role): boolean => role === 'admin';
