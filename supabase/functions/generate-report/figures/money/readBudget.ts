import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';

/** A year in sums, in US dollars. */
export type BudgetYear = {
  year: string;
  income: number;
  expense: number;
  net: number;
  /** Expense in percent of income; null without income. */
  usagePercent: number | null;
  plannedIncome: number | null;
  plannedExpense: number | null;
  /** (actual - planned) / planned in percent, over the expense lines that have both; null without such a line. */
  variancePercent: number | null;
  /** Expense lines that the variance compares, of those with a plan. */
  varianceLines: number;
  plannedExpenseLines: number;
  /** Nothing was entered yet. */
  isDraft: boolean;
};

/** A category of a year, in US dollars. */
export type BudgetCategory = {
  year: string;
  type: 'income' | 'expense';
  name: string;
  /** Null: nothing was entered yet. */
  amount: number | null;
  /** Null: nothing was planned. */
  planned: number | null;
};

export interface Budget {
  /** Every year on record, the first one first. */
  years: BudgetYear[];
  /** Their categories: income before expenses, and the largest first. */
  categories: BudgetCategory[];
}

/** The budgets of the club. */
export async function readBudget(source: ReportSource): Promise<Budget> {
  const years = await readClubRows<BudgetYear>(source, {
    name: 'budget_summary',
    key: ['year'],
    columns: [
      'income',
      'expense',
      'net',
      'usagePercent:usage_percent',
      'plannedIncome:planned_income',
      'plannedExpense:planned_expense',
      'variancePercent:variance_percent',
      'varianceLines:variance_lines',
      'plannedExpenseLines:planned_expense_lines',
      'isDraft:is_draft',
    ],
  });
  const categories = await readClubRows<BudgetCategory>(source, {
    name: 'budget_categories',
    key: ['id'],
    columns: ['year', 'type', 'name', 'amount', 'planned:planned_amount'],
  });
  return { years, categories: categories.sort(byTypeAndAmount) };
}

/** The years that the days of the report touch. */
export function yearsOfDays({ years }: Budget, { from, to }: Pick<ReportSource, 'from' | 'to'>): BudgetYear[] {
  return years.filter(({ year }) => from.slice(0, 4) <= year && year <= to.slice(0, 4));
}

/** The year that a report over these days is about: the last one in which money moved, or else the last draft. */
export function yearOfReport(budget: Budget, days: Pick<ReportSource, 'from' | 'to'>): BudgetYear | null {
  const years = yearsOfDays(budget, days);
  return years.filter(({ isDraft }) => !isDraft).at(-1) ?? years.at(-1) ?? null;
}

function byTypeAndAmount(one: BudgetCategory, other: BudgetCategory): number {
  if (one.type !== other.type) return one.type === 'income' ? -1 : 1;
  const sizes = [(other.amount ?? 0) - (one.amount ?? 0), (other.planned ?? 0) - (one.planned ?? 0)];
  return sizes.find((size) => size !== 0) ?? one.name.localeCompare(other.name, 'en-US');
}
