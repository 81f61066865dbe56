import { LABOR_SENTENCE } from '@platform/contract/reports';
import { Loaded } from '@platform/module-kit';
import { addDays, dayInWords, hoursInColumn } from '@platform/module-kit/screens';
import { Badge } from '@platform/ui';
import { laborState, laborWords } from '../../shared/labor/laborState';
import { inWords, plainOf } from '../rules/measure';
import { roleOf } from '../rules/roleOf';
import { BUDGETS_TABLE } from '../rules/rowsOf';
import type { useDepartmentWeeks, useWork } from '../source/queries';
import type { DepartmentWeek } from '../source/rows/budget';
import type { Work } from '../source/rows/work';
import { useHoursWords } from '../period/useHoursWords';
import { RoleLink } from './RoleLink';
import { RowsLink } from './RowsLink';
import { ReportTable, type ReportColumn } from './ReportTable';
import { REPORTS_FAILED } from '../source/failures';

interface LaborTablesProps {
  roles: ReturnType<typeof useWork>;
  departments: ReturnType<typeof useDepartmentWeeks>;
}

/** Labor cost by role, and by week and department. For people who may read labor. */
export function LaborTables({ roles, departments }: LaborTablesProps) {
  return (
    <>
      <Loaded query={roles} failure={REPORTS_FAILED} height="16rem">
        {(found) => <RoleCostsTable roles={found} />}
      </Loaded>
      <Loaded query={departments} failure={REPORTS_FAILED} height="16rem">
        {(found) => <DepartmentsTable weeks={found} />}
      </Loaded>
    </>
  );
}

function RoleCostsTable({ roles }: { roles: readonly Work[] }) {
  const words = useHoursWords();
  const worked = roles.filter(({ workedShifts, hours }) => workedShifts > 0 || hours > 0);
  const unpriced = worked.reduce((sum, { unpricedHours }) => sum + (unpricedHours ?? 0), 0);
  const inColumn = hoursInColumn(worked.map(({ hours }) => hours));
  const columns: ReportColumn<Work>[] = [
    { header: 'Role', value: roleOf, show: (role) => <RoleLink role={role} /> },
    { header: 'Covered shifts', value: ({ workedShifts }) => workedShifts, align: 'end' },
    {
      header: `${words.name} hours`,
      value: ({ hours }) => hours,
      show: ({ hours }) => inColumn(hours),
      align: 'end',
    },
    {
      header: `${words.name} labor`,
      value: ({ laborCents }) => plainOf(laborCents, 'money'),
      show: ({ laborCents }) => inWords(laborCents, 'money'),
      align: 'end',
    },
  ];
  return (
    <ReportTable
      title={`${words.name} labor by role`}
      note={
        unpriced > 0
          ? `${words.sentence} ${LABOR_SENTENCE} ${inWords(unpriced, 'hours')} are by people without a rate and cost nothing here.`
          : `${words.sentence} ${LABOR_SENTENCE}`
      }
      fileName="labor-by-role"
      columns={columns}
      rows={worked}
      rowName={roleOf}
      empty={words.none}
    />
  );
}

const weekOf = (startsOn: string) => ({
  name: startsOn,
  shortName: startsOn,
  from: startsOn,
  to: addDays(startsOn, 6),
});

const stateOf = ({ budgetCents, laborCents }: DepartmentWeek) => laborState(budgetCents, laborCents);

function DepartmentsTable({ weeks }: { weeks: readonly DepartmentWeek[] }) {
  const words = useHoursWords();
  const budgeted = weeks.filter(({ budgetCents }) => budgetCents !== null).length;
  const over = weeks.filter((week) => stateOf(week) === 'over').length;
  const nameOf = ({ startsOn, department }: DepartmentWeek) => `${department}, week of ${dayInWords(startsOn)}`;
  const columns: ReportColumn<DepartmentWeek>[] = [
    {
      header: 'Week of',
      value: ({ startsOn }) => startsOn,
      show: ({ startsOn }) => <RowsLink kind="labor" days={weekOf(startsOn)} words={dayInWords(startsOn)} />,
    },
    { header: 'Department', value: ({ department }) => department },
    {
      header: 'Budget',
      value: ({ budgetCents }) => plainOf(budgetCents, 'money'),
      show: ({ budgetCents }) => inWords(budgetCents, 'money'),
      align: 'end',
    },
    {
      header: `${words.name} labor`,
      value: ({ laborCents }) => plainOf(laborCents, 'money'),
      show: ({ startsOn, laborCents }) => (
        <RowsLink kind="labor" days={weekOf(startsOn)} words={inWords(laborCents, 'money')} />
      ),
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
      title={`${words.name} labor against weekly budgets`}
      note={`Each row is a whole week, from Sunday to Saturday. ${words.sentence} ${over} of ${budgeted} budgets are exceeded.`}
      fileName={BUDGETS_TABLE}
      columns={columns}
      rows={weeks}
      rowName={nameOf}
      empty="No labor and no labor budgets in these weeks"
    />
  );
}
