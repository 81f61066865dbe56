import type { Funding, Project } from '../../figures/plans/readPlans.ts';
import type { ReportSection } from '../../reportContent.ts';
import { NO_PROJECTS } from '../nothingFound.ts';

/** The pipeline of capital projects, today, and what it costs. */
export function projectsSection(funding: Funding | null, projects: readonly Project[]): ReportSection {
  return {
    id: 'projects',
    heading: 'Capital projects',
    paragraphs: [funding === null ? NO_PROJECTS : 'As of today: projects that are neither completed nor canceled.'],
    ...(funding !== null && {
      keyFigures: [
        { label: 'Projects', value: funding.projects, format: 'count' },
        { label: 'Total', value: funding.total, format: 'wholeDollars' },
        { label: 'Approved', value: funding.approved, format: 'wholeDollars' },
        { label: 'Pending', value: funding.pending, format: 'wholeDollars' },
      ],
      table: {
        columns: [
          { title: 'Project', format: 'text' },
          { title: 'Priority', format: 'word' },
          { title: 'Status', format: 'word' },
          { title: 'Timeline', format: 'word' },
          { title: 'Budget', format: 'wholeDollars' },
        ],
        rows: projects.map(({ title, priority, status, timeline, budget }) => [
          title,
          priority,
          status,
          timeline,
          budget,
        ]),
        total: ['Total', null, null, null, funding.total],
      },
    }),
  };
}
