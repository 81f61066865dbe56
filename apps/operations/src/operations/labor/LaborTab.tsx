import { Link, Loaded } from '@platform/module-kit';
import { addDays, dayInWords, moneyInWords } from '@platform/module-kit/screens';
import {
  Badge,
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Icon,
  IconButton,
  Inline,
  onDemand,
  SkeletonTable,
  SkeletonToolbar,
  Stack,
  token,
} from '@platform/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ExportRows } from '../parts/ExportRows';
import { Muted, Toolbar } from '../parts/pageParts';
import { departmentsOf, hoursInWords, laborState, laborWords, sundayOf, weekTotal } from '../rules/laborWeek';
import { useLabor } from '../source/queries';
import type { LaborWeek } from '../source/rows/labor';
import { useOperationsSource } from '../source/useOperationsSource';
import { useOperationsAddress } from '../useOperationsAddress';

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
      <Total weeks={weeks} week={week} />
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
        <Muted>
          Planned: the paid minutes of published shifts, without breaks, times pay. Clocked hours take their place once
          your club clocks in.
        </Muted>
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

interface WeekBarProps {
  week: string;
  current: string;
  weeks: readonly LaborWeek[];
}

/** The week that is shown, and the way to others. */
function WeekBar({ week, current, weeks }: WeekBarProps) {
  const source = useOperationsSource();
  const { change } = useOperationsAddress();
  const show = (next: string) => change({ week: next === current ? '' : next });
  const last = addDays(week, 6);
  return (
    <Toolbar>
      <Inline $gap="xs">
        <IconButton
          label="Week before"
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          onClick={() => show(addDays(week, -7))}
        />
        <WeekName>{`${dayInWords(week, last)} – ${dayInWords(last)}`}</WeekName>
        <IconButton
          label="Week after"
          icon={<ChevronRight size={20} aria-hidden="true" />}
          onClick={() => show(addDays(week, 7))}
        />
        {week === current ? (
          <Badge tone="water">This week</Badge>
        ) : (
          <Button size="sm" variant="quiet" onClick={() => show(current)}>
            This week
          </Button>
        )}
      </Inline>
      <Inline $gap="xs">
        <ExportRows fileName={`labor-${week}`} columns={laborCsv} rows={weeks} />
        <Button as={Link} to={`${source.schedulingPath}?week=${week}`} variant="secondary">
          See the shifts
        </Button>
      </Inline>
    </Toolbar>
  );
}

/** The week over all departments: what is planned, and what is left of the budgets. */
function Total({ weeks, week }: { weeks: readonly LaborWeek[]; week: string }) {
  const { plannedCents, budgetCents, budgetedCents, minutes } = weekTotal(weeks, week);
  const { words, tone } = laborWords[laborState(budgetCents, budgetedCents)];
  const left = budgetCents === null ? null : budgetCents - budgetedCents;
  return (
    <Card>
      <Totals>
        <div>
          <dt>Planned</dt>
          <dd>{moneyInWords(plannedCents)}</dd>
        </div>
        <div>
          <dt>Budget</dt>
          <dd>{moneyInWords(budgetCents)}</dd>
        </div>
        <div>
          <dt>{left !== null && left < 0 ? 'Over' : 'Left'}</dt>
          <dd>{left === null ? '–' : moneyInWords(Math.abs(left))}</dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>{hoursInWords(minutes)}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <Badge tone={tone}>{words}</Badge>
          </dd>
        </div>
      </Totals>
    </Card>
  );
}

const laborCsv = [
  { header: 'Week', value: ({ weekStart }: LaborWeek) => weekStart },
  { header: 'Department', value: ({ department }: LaborWeek) => department },
  { header: 'Hours', value: ({ minutes }: LaborWeek) => minutes / 60 },
  { header: 'Planned', value: ({ plannedCents }: LaborWeek) => plannedCents / 100 },
  { header: 'Budget', value: ({ budgetCents }: LaborWeek) => (budgetCents === null ? null : budgetCents / 100) },
  {
    header: 'Status',
    value: ({ budgetCents, plannedCents }: LaborWeek) => laborWords[laborState(budgetCents, plannedCents)].words,
  },
];

const WeekName = styled.h2`
  font-size: ${token.size.md};
  font-variant-numeric: tabular-nums;
`;

const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.md};
  dt {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
  dd {
    font-size: ${token.size.lg};
    font-weight: ${token.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;
