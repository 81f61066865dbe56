import { hoursWords, LABOR_SENTENCE } from '@platform/contract/reports';
import { Link, Loaded } from '@platform/module-kit';
import { ListOutline, allOf, dayInWords, moneyInWords, Muted, hoursInColumn } from '@platform/module-kit/screens';
import { Badge, Button, Card, type Column, DataTable, EmptyState, Icon, Inline, onDemand, Stack } from '@platform/ui';
import { useState } from 'react';
import { departmentsOf } from '../rules/labor/laborWeek';
import { basisOfWeek } from '../../shared/labor/countedHours';
import { sundayOf } from '../../shared/calendar/week';
import { useClockStart, useLabor } from '../source/queries';
import { laborState, laborWords } from '../../shared/labor/laborState';
import type { LaborWeek } from '../source/rows/labor';
import { useOperationsSource } from '../source/useOperationsSource';
import { useOperationsAddress } from '../useOperationsAddress';
import { CountedNote } from './CountedNote';
import { WeekBar } from './WeekBar';
import { WeekSum } from './WeekSum';
import { LABOR_FAILED } from '../source/failures';

const LaborChart = onDemand(() => import('./LaborChart'))('LaborChart');
const BudgetDialog = onDemand(() => import('./BudgetDialog'))('BudgetDialog');

/**
 * The cost of each department in a week, compared with its budget. It counts clocked hours if the club uses a time
 * clock, else planned ones.
 */
export function LaborTab() {
  const both = allOf([useLabor(), useClockStart()]);
  return (
    <Loaded query={both} label="labor" failure={LABOR_FAILED} shape={<ListOutline rows={5} columns={5} />}>
      {([weeks, usedFrom]) => <Labor weeks={weeks} usedFrom={usedFrom} />}
    </Loaded>
  );
}

function Labor({ weeks, usedFrom }: { weeks: readonly LaborWeek[]; usedFrom: string | null }) {
  const source = useOperationsSource();
  const { values } = useOperationsAddress();
  const current = sundayOf(source.today());
  const week = values.week ? sundayOf(values.week) : current;
  const [budgeted, setBudgeted] = useState<LaborWeek | 'new'>();
  const rows = departmentsOf(weeks, week);
  const basis = basisOfWeek(week, usedFrom, source.today());
  const inColumn = hoursInColumn(rows.map(({ minutes }) => minutes / 60));
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
      cell: ({ minutes }) => inColumn(minutes / 60),
      sortBy: ({ minutes }) => minutes,
    },
    {
      key: 'labor',
      header: hoursWords[basis].name,
      align: 'end',
      cell: ({ laborCents }) => moneyInWords(laborCents),
      sortBy: ({ laborCents }) => laborCents,
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
      cell: ({ budgetCents, laborCents }) => {
        const { words, tone } = laborWords[laborState(budgetCents, laborCents)];
        return <Badge tone={tone}>{words}</Badge>;
      },
      sortBy: ({ budgetCents, laborCents }) => laborState(budgetCents, laborCents),
      onPhone: 'beside',
    },
    ...(source.canManage ? [budgetColumn(setBudgeted)] : []),
  ];
  return (
    <Stack>
      <WeekBar week={week} current={current} weeks={rows} basis={basis} />
      <CountedNote week={week} usedFrom={usedFrom} />
      <WeekSum weeks={weeks} week={week} basis={basis} />
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
              title={basis === 'planned' ? 'Nothing planned in this week' : 'No hours in this week'}
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
        <Muted>
          {hoursWords[basis].sentence} {LABOR_SENTENCE}
        </Muted>
        {source.canManage && (
          <Button size="sm" variant="secondary" onClick={() => setBudgeted('new')}>
            Add a budget
          </Button>
        )}
      </Inline>
      <LaborChart weeks={weeks} last={week} usedFrom={usedFrom} />
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
