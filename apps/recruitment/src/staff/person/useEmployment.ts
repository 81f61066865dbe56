import type { Read } from '../../shared/FailedReads';
import { useMinimumWage, useRoles, useStaff } from '../source/queries';
import type { EmploymentClub } from './employment';

/** What the rules of age and pay are checked against; undefined until it is read. */
export function useEmploymentClub(): { club: EmploymentClub | undefined; reads: readonly Read[] } {
  const staff = useStaff();
  const roles = useRoles();
  const wage = useMinimumWage();
  const club =
    staff.data && roles.data && wage.data
      ? { today: staff.data.today, roles: roles.data, minimumWage: wage.data }
      : undefined;
  return { club, reads: [staff, roles, wage] };
}
