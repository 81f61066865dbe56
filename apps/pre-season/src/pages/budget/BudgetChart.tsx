import { moneyInWords, toDollars } from '@platform/module-kit/screens';
import { BarChart, Card } from '@platform/ui';
import type { DraftLine } from '../../rules/budgetSums';
import { useSeason } from '../preSeason/SeasonContext';

/** Where the money goes: each expense of the draft beside last season's amount, and this season's so far. */
export function BudgetChart({ expense }: { expense: readonly DraftLine[] }) {
  const { season, lastSeason } = useSeason();
  const largest = [...expense].sort(
    (a, b) => (b.draft?.plannedCents ?? b.lastActual ?? 0) - (a.draft?.plannedCents ?? a.lastActual ?? 0),
  );
  return (
    <Card as="section">
      <BarChart
        title="Expenses by line"
        categoryName="Line"
        categories={largest.map(({ name }) => name)}
        series={[
          ...(lastSeason
            ? [{ label: `${lastSeason.year} actual`, values: largest.map(({ lastActual }) => dollars(lastActual)) }]
            : []),
          { label: `${season.year} draft`, values: largest.map(({ draft }) => dollars(draft?.plannedCents ?? null)) },
          ...(expense.some(({ actual }) => actual !== null)
            ? [{ label: `${season.year} actual`, values: largest.map(({ actual }) => dollars(actual)) }]
            : []),
        ]}
        format={(value) => moneyInWords(Math.round(value * 100))}
      />
    </Card>
  );
}

const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents));
