import { type HoursBasis, hoursWords } from '@platform/contract/reports';
import { Link } from '@platform/module-kit';
import { ExportRows, toHours, Toolbar } from '@platform/module-kit/screens';
import { Button, Inline } from '@platform/ui';
import { WeekSteps } from '../../shared/calendar/WeekSteps';
import { laborState, laborWords } from '../../shared/labor/laborState';
import type { LaborWeek } from '../source/rows/labor';
import { useOperationsSource } from '../source/useOperationsSource';
import { useOperationsAddress } from '../useOperationsAddress';

interface WeekBarProps {
  week: string;
  current: string;
  weeks: readonly LaborWeek[];
  basis: HoursBasis;
}

/** The week shown, with steps to other weeks. */
export function WeekBar({ week, current, weeks, basis }: WeekBarProps) {
  const source = useOperationsSource();
  const { change } = useOperationsAddress();
  return (
    <Toolbar>
      <WeekSteps
        week={week}
        currentWeek={current}
        onGoTo={(sunday) => change({ week: sunday === current ? '' : sunday })}
      />
      <Inline $gap="xs">
        <ExportRows fileName={`labor-${week}`} columns={laborCsv(basis)} rows={weeks} />
        <Button as={Link} to={`${source.schedulingPath}?week=${week}`} variant="secondary">
          See the shifts
        </Button>
      </Inline>
    </Toolbar>
  );
}

const laborCsv = (basis: HoursBasis) => [
  { header: 'Week', value: ({ weekStart }: LaborWeek) => weekStart },
  { header: 'Department', value: ({ department }: LaborWeek) => department },
  { header: 'Hours', value: ({ minutes }: LaborWeek) => toHours(minutes) },
  { header: hoursWords[basis].name, value: ({ laborCents }: LaborWeek) => laborCents / 100 },
  { header: 'Budget', value: ({ budgetCents }: LaborWeek) => (budgetCents === null ? null : budgetCents / 100) },
  {
    header: 'Status',
    value: ({ budgetCents, laborCents }: LaborWeek) => laborWords[laborState(budgetCents, laborCents)].words,
  },
];
