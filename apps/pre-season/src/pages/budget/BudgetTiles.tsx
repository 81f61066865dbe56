import { TileGrid } from '@platform/module-kit/screens';
import { StatTile } from '@platform/ui';
import { usageOf, type Sums } from '../../rules/budgetSums';
import { differenceInWords, moneyInWords } from '../../rules/money';
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
        detail={planned === null ? 'No income recorded' : was(`${percentInWords(last)} in`)}
      />
    </TileGrid>
  );
}

function percentInWords(percent: number | null): string {
  return percent === null ? '–' : `${percent}%`;
}
