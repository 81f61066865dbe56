import { yearOfReport, type Budget } from '../../figures/money/readBudget.ts';
import type { Workforce } from '../../figures/plans/readWorkforce.ts';
import type { ReportSource } from '../../reportDefinition.ts';
import type { ReportSection } from '../../reportContent.ts';

/** Fees and costs for each member: a year's categories over the members of today, beside the plan. */
export function perMemberSection(
  budget: Budget,
  { members }: Workforce,
  days: Pick<ReportSource, 'from' | 'to'>,
): ReportSection {
  const year = yearOfReport(budget, days);
  const each = (amount: number | null) => (amount === null || members === 0 ? null : toCents(amount / members));
  if (year === null || year.isDraft || members === 0) {
    return {
      id: 'per-member',
      heading: 'Fees and costs per member',
      paragraphs: ['There are no members, or no income and expenses in the years of this period, to compare.'],
    };
  }
  return {
    id: 'per-member',
    heading: `Fees and costs per member in ${year.year}`,
    paragraphs: [`Income and expenses of ${year.year} over the ${members} members of today.`],
    keyFigures: [
      { label: 'Income per member', value: each(year.income), format: 'dollars' },
      { label: 'Expenses per member', value: each(year.expense), format: 'dollars' },
      { label: 'Net per member', value: each(year.net), format: 'dollars' },
    ],
    table: {
      columns: [
        { title: 'Category', format: 'text' },
        { title: 'Type', format: 'word' },
        { title: 'Per member', format: 'dollars' },
        { title: 'Planned', format: 'dollars' },
      ],
      rows: budget.categories
        .filter((category) => category.year === year.year)
        .map(({ name, type, amount, planned }) => [name, type, each(amount), each(planned)]),
    },
  };
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
