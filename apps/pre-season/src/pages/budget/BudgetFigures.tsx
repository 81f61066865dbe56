import { Figure, FigureStrip, moneyInWords, percentInWords, varianceInWords } from '@platform/module-kit/screens';
import { comparedInWords, noUsageReason, usageOf, type Sums, type Variance } from '../../rules/budgetSums';
import { differenceInWords } from '../../rules/money';
import { useSeason } from '../preSeason/SeasonContext';

interface BudgetFiguresProps {
  income: Sums;
  expense: Sums;
  net: Sums;
}

/** The draft's totals, beside the previous season's results. */
export function BudgetFigures({ income, expense, net }: BudgetFiguresProps) {
  const { lastSeason } = useSeason();
  const was = (words: string) => (lastSeason ? `${words} ${lastSeason.year}` : 'planned');
  const planned = usageOf(income.planned, expense.planned);
  const last = usageOf(income.lastActual, expense.lastActual);
  return (
    <FigureStrip aria-label="Budget">
      <Figure
        label="Income"
        value={moneyInWords(income.planned)}
        detail={was(`${differenceInWords(income.difference)} on`)}
      />
      <Figure
        label="Expenses"
        value={moneyInWords(expense.planned)}
        detail={was(`${differenceInWords(expense.difference)} on`)}
      />
      <Figure label="Net" value={moneyInWords(net.planned)} detail={was(`${moneyInWords(net.lastActual)} in`)} />
      <Figure
        label="Budget usage"
        value={percentInWords(planned)}
        detail={noUsageReason(income.planned, expense.planned) ?? was(`${percentInWords(last)} in`)}
      />
    </FigureStrip>
  );
}

interface ResultFiguresProps extends Pick<BudgetFiguresProps, 'income' | 'expense'> {
  variance: Variance;
}

/** A year's totals, beside its plan. */
export function ResultFigures({ income, expense, variance }: ResultFiguresProps) {
  const usage = usageOf(income.actual, expense.actual);
  const plannedUsage = usageOf(income.planned, expense.planned);
  const planned = (amount: number | null) =>
    amount === null ? 'nothing planned' : `of ${moneyInWords(amount)} planned`;
  return (
    <FigureStrip aria-label="Budget">
      <Figure label="Income" value={moneyInWords(income.actual)} detail={planned(income.planned)} />
      <Figure label="Expenses" value={moneyInWords(expense.actual)} detail={planned(expense.planned)} />
      <Figure
        label="Budget usage"
        value={percentInWords(usage)}
        detail={
          noUsageReason(income.actual, expense.actual) ??
          (plannedUsage === null ? '' : `${percentInWords(plannedUsage)} planned`)
        }
      />
      <Figure label="Budget variance" value={varianceInWords(variance.percent)} detail={comparedInWords(variance)} />
    </FigureStrip>
  );
}
