import type { BudgetCategory, BudgetYear } from '../../figures/money/readBudget.ts';
import type { ReportSection } from '../../reportContent.ts';

const types = {
  income: { id: 'income', heading: 'Income', sum: 'income', planned: 'plannedIncome' },
  expense: { id: 'expenses', heading: 'Expenses', sum: 'expense', planned: 'plannedExpense' },
} as const;

/** The income or the expenses of a year by category: what was planned and what it came to. */
export function budgetCategoriesSection(
  type: BudgetCategory['type'],
  year: BudgetYear | null,
  categories: readonly BudgetCategory[],
): ReportSection {
  const { id, heading, sum, planned } = types[type];
  const rows = categories.filter((category) => category.year === year?.year && category.type === type);
  return {
    id,
    heading: year === null ? heading : `${heading} of ${year.year}`,
    paragraphs: rows.length > 0 ? [] : [`No ${heading.toLowerCase()} recorded.`],
    ...(year !== null &&
      rows.length > 0 && {
        ...(!year.isDraft && {
          barChart: {
            title: heading,
            format: 'wholeDollars',
            bars: rows.map(({ name, amount }) => ({ label: name, value: amount ?? 0 })),
          },
        }),
        table: {
          columns: [
            { title: 'Category', format: 'text' },
            { title: 'Planned', format: 'wholeDollars' },
            { title: 'Actual', format: 'wholeDollars' },
            { title: 'Difference', format: 'wholeDollars' },
          ],
          rows: rows.map((row) => [row.name, ...comparedOf(row.planned, row.amount, year)]),
          total: ['Total', ...comparedOf(year[planned], year[sum], year)],
        },
      }),
  };
}

/** Planned, actual, difference. What was not entered yet is not the same as $0. */
function comparedOf(planned: number | null, actual: number | null, { isDraft }: BudgetYear): (number | null)[] {
  if (isDraft || actual === null) return [planned, null, null];
  return [planned, actual, planned === null ? null : actual - planned];
}
