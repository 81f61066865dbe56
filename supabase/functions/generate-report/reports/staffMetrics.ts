import { meanOf } from '../figures/ratios.ts';
import { readPositions } from '../figures/readPositions.ts';
import { readStaff, type Colleague } from '../figures/readStaff.ts';
import { formatFigure } from '../formatFigure.ts';
import type { ReportSection } from '../reportContent.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { positionsSection } from '../sections/positionsSection.ts';

/** For the board: how many people, in which roles, at which rates. */
export const staffMetrics: ReportDefinition = {
  title: 'Staff Metrics',
  sections: async (source) => {
    const staff = (await readStaff(source)).filter(({ status }) => status !== 'Inactive');
    return [ratesSection(staff), positionsSection(await readPositions(source))];
  },
};

function ratesSection(staff: readonly Colleague[]): ReportSection {
  const roles = [...new Set(staff.map(({ role }) => role))].sort((one, other) => one.localeCompare(other, 'en-US'));
  const average = meanOf(ratesOf(staff));
  return {
    id: 'rates',
    heading: 'People and rates',
    paragraphs: [
      staff.length === 0
        ? 'No staff members found.'
        : `${staff.length} people; ${formatFigure(average, 'dollars')} an hour on average.`,
    ],
    ...(roles.length > 0 && {
      table: {
        columns: [
          { title: 'Role', format: 'text' },
          { title: 'People', format: 'count' },
          { title: 'Average hourly rate', format: 'dollars' },
        ],
        rows: roles.map((role) => {
          const people = staff.filter((colleague) => colleague.role === role);
          return [role, people.length, meanOf(ratesOf(people))];
        }),
      },
    }),
  };
}

function ratesOf(staff: readonly Colleague[]): number[] {
  return staff.flatMap(({ hourlyRate }) => (hourlyRate === null ? [] : [hourlyRate]));
}
