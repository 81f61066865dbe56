import type { HoursWords } from '@platform/contract/reports';
import type { DepartmentWeek } from '../../figures/labor/readWeeklyLabor.ts';
import type { ReportSection } from '../../reportContent.ts';

const states = { good: 'Within budget', over: 'Over budget', neutral: 'No budget' } as const;

/** What each department may cost in a week against what it does: over only if it costs more than its budget. */
export function laborBudgetSection(weeks: readonly DepartmentWeek[], words: HoursWords): ReportSection {
  const over = weeks.filter(({ state }) => state === 'over').length;
  const budgeted = weeks.filter(({ budget }) => budget !== null).length;
  return {
    id: 'labor-budget',
    isConfidential: true,
    heading: 'Labor against weekly budget',
    paragraphs: [
      weeks.length === 0
        ? 'No labor and no labor budgets in these weeks.'
        : `Each row is a whole week, from Sunday to Saturday. ${words.sentence} ${over} of ${budgeted} weekly budgets are exceeded.`,
    ],
    ...(weeks.length > 0 && {
      table: {
        columns: [
          { title: 'Week of', format: 'day' },
          { title: 'Department', format: 'text' },
          { title: 'Budget', format: 'dollars' },
          { title: `${words.name} labor`, format: 'dollars' },
          { title: 'State', format: 'text' },
        ],
        rows: weeks.map(({ weekStart, department, budget, actual, state }) => [
          weekStart,
          department,
          budget,
          actual,
          states[state],
        ]),
      },
    }),
  };
}
