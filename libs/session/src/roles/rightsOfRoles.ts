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

/** Features with the features that include them. The database says the same: `app.reads_reports`. */
const includedIn: Partial<Record<string, string>> = { board_view: 'analytics_view' };

/** Whether a person was granted a feature, or has it by their role or by another feature. */
export function mayUse(featureName: string, permissions: readonly Permission[], role: Role | undefined): boolean {
  const including = includedIn[featureName];
  return (
    permissions.some((permission) => permission.featureName === featureName) ||
    (role !== undefined && comesWithRole(featureName, role)) ||
    (including !== undefined && mayUse(including, permissions, role))
  );
}

/** Whether the role changes the rows of their own club. The policies of the database say the same. */
export const editsClub = (role: Role): boolean => role === 'manager' || role === 'admin';

/** Whether the role decides what the club deletes. The policies of the database say the same. */
export const administersClub = (role: Role): boolean => role === 'admin';
