import { Link, Loaded } from '@platform/module-kit';
import { dayInWords, moneyInWords, Muted } from '@platform/module-kit/screens';
import {
  Badge,
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Icon,
  Inline,
  onDemand,
  SkeletonTable,
  SkeletonToolbar,
  Stack,
} from '@platform/ui';
import { useState } from 'react';
import { departmentsOf, hoursInWords } from '../rules/laborWeek';
import { sundayOf } from '../../shared/week';
import { useLabor } from '../source/queries';
import { laborState, laborWords } from '../../shared/laborState';
import type { LaborWeek } from '../source/rows/labor';
import { useOperationsSource } from '../source/useOperationsSource';
import { useOperationsAddress } from '../useOperationsAddress';
import { WeekBar } from './WeekBar';
import { WeekSum } from './WeekSum';

const LaborChart = onDemand(() => import('./LaborChart'))('LaborChart');
const BudgetDialog = onDemand(() => import('./BudgetDialog'))('BudgetDialog');

/** What each department costs in a week, as it is planned, beside its budget. */
export function LaborTab() {
  const labor = useLabor();
  return (
    <Loaded
      query={labor}
      label="labor"
      failure="Failed to fetch labor"
      shape={
        <Stack>
          <SkeletonToolbar />
          <SkeletonTable rows={5} columns={5} />
        </Stack>
      }
    >
      {(found) => <Labor weeks={found} />}
    </Loaded>
  );
}

function Labor({ weeks }: { weeks: readonly LaborWeek[] }) {
  const source = useOperationsSource();
  const { values } = useOperationsAddress();
  const current = sundayOf(source.today());
  const week = values.week ? sundayOf(values.week) : current;
  const [budgeted, setBudgeted] = useState<LaborWeek | 'new'>();
  const rows = departmentsOf(weeks, week);
  const columns: Column<LaborWeek>[] = [
    {
      key: 'department',
      header: 'Department',
      cell: ({ department }) => department,
      sortBy: ({ department }) => department,
    },
    {
      key: 'hours',
      header: 'Hours',
      align: 'end',
      cell: ({ minutes }) => hoursInWords(minutes),
      sortBy: ({ minutes }) => minutes,
    },
    {
      key: 'planned',
      header: 'Planned',
      align: 'end',
      cell: ({ plannedCents }) => moneyInWords(plannedCents),
      sortBy: ({ plannedCents }) => plannedCents,
    },
    {
      key: 'budget',
      header: 'Budget',
      align: 'end',
      cell: ({ budgetCents }) => moneyInWords(budgetCents),
      sortBy: ({ budgetCents }) => budgetCents,
    },
    {
      key: 'state',
      header: 'Status',
      cell: ({ budgetCents, plannedCents }) => {
        const { words, tone } = laborWords[laborState(budgetCents, plannedCents)];
        return <Badge tone={tone}>{words}</Badge>;
      },
      sortBy: ({ budgetCents, plannedCents }) => laborState(budgetCents, plannedCents),
      onPhone: 'beside',
    },
    ...(source.canManage ? [budgetColumn(setBudgeted)] : []),
  ];
  return (
    <Stack>
      <WeekBar week={week} current={current} weeks={rows} />
      <WeekSum weeks={weeks} week={week} />
      <Card $padding="none">
        <DataTable
          label={`Labor of the week of ${dayInWords(week)}`}
          columns={columns}
          rows={rows}
          rowKey={({ department }) => department}
          rowName={({ department }) => department}
          cards
          empty={
            <EmptyState
              title="Nothing planned in this week"
              description="Published shifts appear here with what they cost, beside the budget of their department."
              icon={<Icon name="calendar-check" size={24} />}
              action={
                <Button as={Link} to={source.schedulingPath} variant="secondary">
                  See the schedule
                </Button>
              }
            />
          }
        />
      </Card>
      <Inline $justify="between">
        <Muted>Planned: the paid minutes of published shifts, without breaks, times pay.</Muted>
        {source.canManage && (
          <Button size="sm" variant="secondary" onClick={() => setBudgeted('new')}>
            Add a budget
          </Button>
        )}
      </Inline>
      <LaborChart weeks={weeks} last={week} />
      {budgeted && (
        <BudgetDialog
          week={week}
          department={budgeted === 'new' ? undefined : budgeted}
          known={rows}
          onClose={() => setBudgeted(undefined)}
        />
      )}
    </Stack>
  );
}

const budgetColumn = (onEdit: (week: LaborWeek) => void): Column<LaborWeek> => ({
  key: 'edit',
  header: 'Change',
  align: 'end',
  onPhone: 'line',
  cell: (week) => (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${week.budgetCents === null ? 'Set budget' : 'Edit budget'} of ${week.department}`}
      onClick={() => onEdit(week)}
    >
      {week.budgetCents === null ? 'Set budget' : 'Edit budget'}
    </Button>
  ),
});
