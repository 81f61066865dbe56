import { percentOf } from '../../figures/ratios.ts';
import type { Positions } from '../../figures/staffing/readPositions.ts';
import type { ReportSection } from '../../reportContent.ts';

/** Which positions are filled, today. */
export function positionsSection({ roles, staffing }: Positions): ReportSection {
  const { filled, total, percent } = staffing;
  return {
    id: 'positions',
    heading: 'Positions',
    paragraphs: [
      percent === null
        ? 'No job roles defined yet.'
        : `${filled} of ${total} positions are filled: ${percent}% staffed.`,
    ],
    ...(roles.length > 0 && {
      barChart: {
        title: 'Positions filled',
        format: 'percent',
        bars: roles.map((role) => ({ label: role.title, value: percentOf(role.filled, role.total) })),
      },
      table: {
        columns: [
          { title: 'Job role', format: 'text' },
          { title: 'Filled', format: 'count' },
          { title: 'Positions', format: 'count' },
          { title: 'Staffed', format: 'percent' },
        ],
        rows: roles.map((role) => [role.title, role.filled, role.total, percentOf(role.filled, role.total)]),
      },
    }),
  };
}
