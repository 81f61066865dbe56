import type { BudgetYear } from '../../figures/money/readBudget.ts';
import { formatFigure } from '../../formatFigure.ts';
import type { Figure, KeyFigure, ReportSection } from '../../reportContent.ts';

/** Income, spending and the result of one year, next to the years on record. */
export function budgetResultSection(year: BudgetYear | null, years: readonly BudgetYear[]): ReportSection {
  return {
    id: 'budget',
    heading: year === null ? 'Budget' : `Budget of ${year.year}`,
    paragraphs: [year === null ? 'No budget is recorded for the years of this period.' : sentenceOf(year)],
    ...(year !== null && {
      keyFigures: year.isDraft ? planOf(year) : resultOf(year),
      table: {
        columns: [
          { title: 'Year', format: 'text' },
          { title: 'Income', format: 'wholeDollars' },
          { title: 'Expenses', format: 'wholeDollars' },
          { title: 'Net income', format: 'wholeDollars' },
          { title: 'Usage', format: 'percent' },
          { title: 'Planned expenses', format: 'wholeDollars' },
          { title: 'Variance', format: 'percent' },
        ],
        rows: years.map(rowOf),
      },
    }),
  };
}

function resultOf(year: BudgetYear): KeyFigure[] {
  return [
    { label: 'Income', value: year.income, format: 'wholeDollars', note: planned(year.plannedIncome) },
    { label: 'Expenses', value: year.expense, format: 'wholeDollars', note: planned(year.plannedExpense) },
    { label: 'Net income', value: year.net, format: 'wholeDollars', note: 'income less expenses' },
    { label: 'Budget usage', value: year.usagePercent, format: 'percent', note: 'of income is spent' },
  ];
}

function planOf({ plannedIncome, plannedExpense }: BudgetYear): KeyFigure[] {
  const net = plannedIncome === null || plannedExpense === null ? null : plannedIncome - plannedExpense;
  return [
    { label: 'Planned income', value: plannedIncome, format: 'wholeDollars' },
    { label: 'Planned expenses', value: plannedExpense, format: 'wholeDollars' },
    { label: 'Planned net income', value: net, format: 'wholeDollars' },
  ];
}

function planned(amount: number | null): string {
  return amount === null ? 'nothing was planned' : `planned ${formatFigure(amount, 'wholeDollars')}`;
}

/** In a draft nothing is actual yet, which is not the same as $0. */
function rowOf(year: BudgetYear): Figure[] {
  const { plannedExpense, variancePercent } = year;
  if (year.isDraft) return [`${year.year} (draft)`, null, null, null, null, plannedExpense, null];
  return [year.year, year.income, year.expense, year.net, year.usagePercent, plannedExpense, variancePercent];
}

function sentenceOf({
  year,
  isDraft,
  usagePercent,
  plannedExpense,
  variancePercent,
  varianceLines,
  plannedExpenseLines,
}: BudgetYear): string {
  if (isDraft) return `${year} is a draft: it is planned, and nothing came in or went out yet.`;
  const usage =
    usagePercent === null ? 'No income recorded.' : `Expenses were ${formatFigure(usagePercent, 'percent')} of income.`;
  if (plannedExpenseLines === 0) return `${usage} No expenses were planned.`;
  if (varianceLines === 0) return `${usage} No planned expense can be compared with its plan yet.`;
  if (variancePercent === null) return `${usage} The plan for them is $0.`;
  if (varianceLines < plannedExpenseLines) {
    const away = `${formatFigure(Math.abs(variancePercent), 'percent')} ${variancePercent > 0 ? 'above' : 'below'}`;
    return `${usage} ${varianceLines} of ${plannedExpenseLines} planned lines can be compared: together they were ${
      variancePercent === 0 ? 'as planned' : `${away} their plan`
    }.`;
  }
  const side = variancePercent > 0 ? 'above' : 'below';
  const plan = formatFigure(plannedExpense, 'wholeDollars');
  return variancePercent === 0
    ? `${usage} They were as planned: ${plan}.`
    : `${usage} They were ${formatFigure(Math.abs(variancePercent), 'percent')} ${side} their plan of ${plan}.`;
}
