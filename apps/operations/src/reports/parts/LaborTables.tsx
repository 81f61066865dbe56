import { Loaded } from '@platform/module-kit';
import { dayInWords } from '@platform/module-kit/screens';
import { Badge } from '@platform/ui';
import { laborState, laborWords } from '../../shared/laborState';
import { inWords, plainOf } from '../rules/measure';
import { roleOf } from '../rules/roleOf';
import type { useDepartmentWeeks, useWork } from '../source/queries';
import type { DepartmentWeek, Work } from '../source/reportsSource';
import { ReportTable, type ReportColumn } from './ReportTable';

interface LaborTablesProps {
  roles: ReturnType<typeof useWork>;
  departments: ReturnType<typeof useDepartmentWeeks>;
}

/** What the planned work costs, by role and by week and department. For people who read labor. */
export function LaborTables({ roles, departments }: LaborTablesProps) {
  return (
    <>
      <Loaded query={roles} failure="Failed to fetch reports" height="16rem">
        {(found) => <RoleCostsTable roles={found} />}
      </Loaded>
      <Loaded query={departments} failure="Failed to fetch reports" height="16rem">
        {(found) => <DepartmentsTable weeks={found} />}
      </Loaded>
    </>
  );
}

function RoleCostsTable({ roles }: { roles: readonly Work[] }) {
  const worked = roles.filter(({ workedShifts }) => workedShifts > 0);
  const unpriced = worked.reduce((sum, { unpricedHours }) => sum + (unpricedHours ?? 0), 0);
  const columns: ReportColumn<Work>[] = [
    { header: 'Role', value: roleOf },
    { header: 'Shifts', value: ({ workedShifts }) => workedShifts, align: 'end' },
    {
      header: 'Planned hours',
      value: ({ hours }) => hours,
      show: ({ hours }) => inWords(hours, 'hours'),
      align: 'end',
    },
    {
      header: 'Planned labor',
      value: ({ laborCents }) => plainOf(laborCents, 'money'),
      show: ({ laborCents }) => inWords(laborCents, 'money'),
      align: 'end',
    },
  ];
  return (
    <ReportTable
      title="Planned labor by role"
      note={
        unpriced > 0
          ? `Published shifts without breaks, times the hourly rate. ${inWords(unpriced, 'hours')} are by people without a rate and cost nothing here.`
          : 'Published shifts without breaks, times the hourly rate.'
      }
      fileName="labor-by-role"
      columns={columns}
      rows={worked}
      rowName={roleOf}
      empty="No published shifts in these days"
    />
  );
}

const stateOf = ({ budgetCents, plannedCents }: DepartmentWeek) => laborState(budgetCents, plannedCents);

function DepartmentsTable({ weeks }: { weeks: readonly DepartmentWeek[] }) {
  const budgeted = weeks.filter(({ budgetCents }) => budgetCents !== null).length;
  const over = weeks.filter((week) => stateOf(week) === 'over').length;
  const nameOf = ({ startsOn, department }: DepartmentWeek) => `${department}, week of ${dayInWords(startsOn)}`;
  const columns: ReportColumn<DepartmentWeek>[] = [
    { header: 'Week of', value: ({ startsOn }) => startsOn, show: ({ startsOn }) => dayInWords(startsOn) },
    { header: 'Department', value: ({ department }) => department },
    {
      header: 'Budget',
      value: ({ budgetCents }) => plainOf(budgetCents, 'money'),
      show: ({ budgetCents }) => inWords(budgetCents, 'money'),
      align: 'end',
    },
    {
      header: 'Planned labor',
      value: ({ plannedCents }) => plainOf(plannedCents, 'money'),
      show: ({ plannedCents }) => inWords(plannedCents, 'money'),
      align: 'end',
    },
    {
      header: 'State',
      value: (week) => laborWords[stateOf(week)].words,
      show: (week) => <Badge tone={laborWords[stateOf(week)].tone}>{laborWords[stateOf(week)].words}</Badge>,
    },
  ];
  return (
    <ReportTable
      title="Planned labor against weekly budgets"
      note={`Whole weeks, Sunday to Saturday. Labor is planned: published shifts. It is over ${over} of ${budgeted} budgets.`}
      fileName="labor-budgets"
      columns={columns}
      rows={weeks}
      rowName={nameOf}
      empty="No labor and no labor budgets in these weeks"
    />
  );
}
