import { hoursWords } from '@platform/contract/reports';
import { addDays, dayInWords, wholeDollars } from '@platform/module-kit/screens';
import { BarChart, Card } from '@platform/ui';
import { basisOf } from '../../shared/labor/countedHours';
import { totalsUntil } from '../rules/labor/laborWeek';
import type { LaborWeek } from '../source/rows/labor';
import { useOperationsSource } from '../source/useOperationsSource';

/** Number of weeks on the chart. */
const WEEKS = 8;

interface LaborChartProps {
  weeks: readonly LaborWeek[];
  /** The last week shown. */
  last: string;
  usedFrom: string | null;
}

/** The cost of the weeks up to the last one, compared with their budgets. */
export function LaborChart({ weeks, last, usedFrom }: LaborChartProps) {
  const { today } = useOperationsSource();
  const totals = totalsUntil(weeks, last, WEEKS);
  const first = totals.findIndex(({ minutes, budgetCents }) => minutes > 0 || budgetCents !== null);
  if (first === -1) return null;
  const shown = totals.slice(first);
  const days = { from: shown[0]?.weekStart ?? last, to: addDays(last, 6) };
  const name = hoursWords[basisOf(days, usedFrom, today())].name;
  return (
    <Card>
      <BarChart
        title={`${name} labor and budget by week`}
        categoryName="Week of"
        categories={shown.map(({ weekStart }) => dayInWords(weekStart, last))}
        format={wholeDollars}
        series={[
          { label: name, values: shown.map(({ laborCents }) => laborCents) },
          {
            label: 'Budget',
            values: shown.map(({ budgetCents }) => budgetCents),
          },
        ]}
      />
    </Card>
  );
}
