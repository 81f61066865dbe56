import { yearOfReport, type Budget, type BudgetYear } from '../../figures/money/readBudget.ts';
import type { Funding } from '../../figures/plans/readPlans.ts';
import type { ReportSource } from '../../reportDefinition.ts';
import type { ReportSection } from '../../reportContent.ts';

/** What a year returned on what was spent, and how many such years the projects under way take to pay for. */
export function returnSection(
  budget: Budget,
  funding: Funding | null,
  days: Pick<ReportSource, 'from' | 'to'>,
): ReportSection {
  const year = yearOfReport(budget, days);
  const years = budget.years.filter(({ isDraft }) => !isDraft);
  if (year === null || year.isDraft) {
    return {
      id: 'return',
      heading: 'Return on spending',
      paragraphs: ['No income and no expenses are recorded for the years of this period.'],
    };
  }
  return {
    id: 'return',
    heading: `Return on spending in ${year.year}`,
    paragraphs: [
      'Return is net income over expenses. What a single project saves or earns is not recorded, so none is claimed here.',
    ],
    keyFigures: [
      { label: 'Net income', value: year.net, format: 'wholeDollars', note: 'income less expenses' },
      { label: 'Return on spending', value: returnOf(year), format: 'percent', note: 'net income over expenses' },
      {
        label: 'Projects under way',
        value: funding?.total ?? 0,
        format: 'wholeDollars',
        note: 'neither done nor canceled',
      },
      { label: 'Years to pay for them', value: yearsOf(funding, year), format: 'decimal', note: 'at this net income' },
    ],
    table: {
      columns: [
        { title: 'Year', format: 'text' },
        { title: 'Income', format: 'wholeDollars' },
        { title: 'Expenses', format: 'wholeDollars' },
        { title: 'Net income', format: 'wholeDollars' },
        { title: 'Return', format: 'percent' },
      ],
      rows: years.map((one) => [one.year, one.income, one.expense, one.net, returnOf(one)]),
    },
  };
}

function returnOf({ net, expense }: BudgetYear): number | null {
  return expense > 0 ? Math.round((1000 * net) / expense) / 10 : null;
}

function yearsOf(funding: Funding | null, { net }: BudgetYear): number | null {
  return net > 0 ? Math.round((10 * (funding?.total ?? 0)) / net) / 10 : null;
}
