import { dayInWords } from '@platform/module-kit/screens';
import { BarChart, Card } from '@platform/ui';
import { dollars } from '../../shared/dollars';
import { totalsUntil } from '../rules/laborWeek';
import type { LaborWeek } from '../source/rows/labor';

/** Weeks that the chart shows. */
const WEEKS = 8;

/** What the weeks until one were planned to cost, beside their budgets. */
export function LaborChart({ weeks, last }: { weeks: readonly LaborWeek[]; last: string }) {
  const totals = totalsUntil(weeks, last, WEEKS);
  const first = totals.findIndex(({ minutes, budgetCents }) => minutes > 0 || budgetCents !== null);
  if (first === -1) return null;
  const shown = totals.slice(first);
  return (
    <Card>
      <BarChart
        title="Planned labor and budget by week"
        categoryName="Week of"
        categories={shown.map(({ weekStart }) => dayInWords(weekStart, last))}
        format={dollars}
        series={[
          { label: 'Planned', values: shown.map(({ plannedCents }) => plannedCents) },
          {
            label: 'Budget',
            values: shown.map(({ budgetCents }) => budgetCents),
          },
        ]}
      />
    </Card>
  );
}
