import { TileGrid } from '@platform/module-kit/screens';
import { StatTile } from '@platform/ui';
import { noUsageReason, usageOf, varianceOf, type Sums } from '../../rules/budgetSums';
import { differenceInWords, moneyInWords, percentInWords, varianceInWords } from '../../rules/money';
import { useSeason } from '../preSeason/SeasonContext';

interface BudgetTilesProps {
  income: Sums;
  expense: Sums;
  net: Sums;
}

/** What the draft comes to, beside what became of the season before. */
export function BudgetTiles({ income, expense, net }: BudgetTilesProps) {
  const { lastSeason } = useSeason();
  const was = (words: string) => (lastSeason ? `${words} ${lastSeason.year}` : 'planned');
  const planned = usageOf(income.planned, expense.planned);
  const last = usageOf(income.lastActual, expense.lastActual);
  return (
    <TileGrid>
      <StatTile
        label="Income"
        value={moneyInWords(income.planned)}
        detail={was(`${differenceInWords(income.difference)} on`)}
      />
      <StatTile
        label="Expenses"
        value={moneyInWords(expense.planned)}
        detail={was(`${differenceInWords(expense.difference)} on`)}
      />
      <StatTile label="Net" value={moneyInWords(net.planned)} detail={was(`${moneyInWords(net.lastActual)} in`)} />
      <StatTile
        label="Budget usage"
        value={percentInWords(planned)}
        detail={noUsageReason(income.planned, expense.planned) ?? was(`${percentInWords(last)} in`)}
      />
    </TileGrid>
  );
}

/** What a year came to, beside what was planned. */
export function ResultTiles({ income, expense }: Pick<BudgetTilesProps, 'income' | 'expense'>) {
  const usage = usageOf(income.actual, expense.actual);
  const plannedUsage = usageOf(income.planned, expense.planned);
  const planned = (amount: number | null) =>
    amount === null ? 'nothing planned' : `of ${moneyInWords(amount)} planned`;
  return (
    <TileGrid>
      <StatTile label="Income" value={moneyInWords(income.actual)} detail={planned(income.planned)} />
      <StatTile label="Expenses" value={moneyInWords(expense.actual)} detail={planned(expense.planned)} />
      <StatTile
        label="Budget usage"
        value={percentInWords(usage)}
        detail={
          noUsageReason(income.actual, expense.actual) ??
          (plannedUsage === null ? '' : `${percentInWords(plannedUsage)} planned`)
        }
      />
      <StatTile
        label="Budget variance"
        value={varianceInWords(varianceOf(expense.planned, expense.actual))}
        detail={expense.planned ? 'of the planned expenses' : 'No expenses planned'}
      />
    </TileGrid>
  );
}
