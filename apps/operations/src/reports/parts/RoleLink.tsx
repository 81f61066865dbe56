import { usePeriod } from '../period/PeriodContext';
import { roleOf } from '../rules/roleOf';
import type { Work } from '../source/rows/work';
import { RowsLink } from './RowsLink';

/** A role that links to its shifts if the days are in one week. */
export function RoleLink({ role }: { role: Work }) {
  const { days } = usePeriod();
  return role.name === null ? (
    roleOf(role)
  ) : (
    <RowsLink kind="shifts" days={days} only={{ role: role.name }} words={roleOf(role)} />
  );
}
