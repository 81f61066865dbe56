import type { BudgetYear } from '../../figures/money/readBudget.ts';
import type { Project } from '../../figures/plans/readPlans.ts';
import type { Workforce } from '../../figures/plans/readWorkforce.ts';
import { percentOf } from '../../figures/ratios.ts';
import type { ReportSection } from '../../reportContent.ts';
import { NO_PROJECTS } from '../nothingFound.ts';

/** What each project under way asks of a year's net income and of each member. */
export function investmentsSection(
  projects: readonly Project[],
  year: BudgetYear | null,
  { members }: Workforce,
): ReportSection {
  const net = year?.net ?? 0;
  return {
    id: 'investments',
    heading: 'What each project asks for',
    paragraphs: [
      projects.length === 0
        ? NO_PROJECTS
        : 'Budget of the project, its part of the net income above, and its cost for each member of today.',
    ],
    ...(projects.length > 0 && {
      barChart: {
        title: 'Budget',
        format: 'wholeDollars',
        bars: projects.map(({ title, budget }) => ({ label: title, value: budget })),
      },
      table: {
        columns: [
          { title: 'Project', format: 'text' },
          { title: 'Status', format: 'word' },
          { title: 'Budget', format: 'wholeDollars' },
          { title: 'Of net income', format: 'percent' },
          { title: 'Per member', format: 'dollars' },
        ],
        rows: projects.map(({ title, status, budget }) => [
          title,
          status,
          budget,
          budget === null ? null : percentOf(budget, net),
          budget === null || members === 0 ? null : Math.round((100 * budget) / members) / 100,
        ]),
      },
    }),
  };
}
