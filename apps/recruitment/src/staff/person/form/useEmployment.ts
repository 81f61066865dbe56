import type { Read } from '../../../shared/parts/FailedReads';
import { useMinimumWage, useRoles, useStaff } from '../../source/queries';
import type { EmploymentClub } from './employment';

/** The input of the rules of age and pay; undefined until loaded. */
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
