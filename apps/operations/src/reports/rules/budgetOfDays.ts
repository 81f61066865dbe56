import type { BudgetYear } from '../source/rows/budget';
import type { Days } from '../source/rows/season';

/** Income and expenses of the years that contain some of the days, in cents. */
interface BudgetResult {
  incomeCents: number;
  expenseCents: number;
  netCents: number;
  /** Expenses in percent of income, one decimal; null without income. */
  usagePercent: number | null;
}

const touches = ({ year }: BudgetYear, { from, to }: Days) => from.slice(0, 4) <= year && year <= to.slice(0, 4);

/** Null if nothing was entered: a draft is only planned. `report_figures` in the database has the same rule. */
export function resultOf(years: readonly BudgetYear[], days: Days): BudgetResult | null {
  const entered = years.filter((year) => touches(year, days) && !year.isDraft);
  if (entered.length === 0) return null;
  const incomeCents = entered.reduce((sum, year) => sum + year.incomeCents, 0);
  const expenseCents = entered.reduce((sum, year) => sum + year.expenseCents, 0);
  return {
    incomeCents,
    expenseCents,
    netCents: incomeCents - expenseCents,
    usagePercent: usageOf(expenseCents, incomeCents),
  };
}

/** The year to report for some days: the last one with actual amounts, else the last draft; null without either. */
export function yearOf(years: readonly BudgetYear[], days: Days): BudgetYear | null {
  const touched = years.filter((year) => touches(year, days));
  return touched.filter(({ isDraft }) => !isDraft).at(-1) ?? touched.at(-1) ?? null;
}

/** Shown in place of a share of income. */
export const NO_INCOME = 'No income recorded';

const usageOf = (expense: number, income: number) => (income === 0 ? null : Math.round((1000 * expense) / income) / 10);
