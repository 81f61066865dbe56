import { meanOf } from '../../figures/ratios.ts';
import type { JobRole } from '../../figures/staffing/readPositions.ts';
import type { Colleague } from '../../figures/staffing/readStaff.ts';
import type { ReportSection } from '../../reportContent.ts';
import { NO_STAFF } from '../nothingFound.ts';

/** What the people of each role are paid on average, beside the pay range that the club states for the role. */
export function ratesSection(staff: readonly Colleague[], jobRoles: readonly JobRole[]): ReportSection {
  const people = staff.filter(({ status }) => status !== 'Inactive');
  const roles = [...new Set(people.map(({ role }) => role))].sort((one, other) => one.localeCompare(other, 'en-US'));
  return {
    id: 'rates',
    heading: 'People and rates',
    paragraphs: people.length > 0 ? [] : [NO_STAFF],
    ...(roles.length > 0 && {
      table: {
        columns: [
          { title: 'Role', format: 'text' },
          { title: 'People', format: 'count' },
          { title: 'Average rate', format: 'dollars' },
          { title: 'Range from', format: 'dollars' },
          { title: 'Range to', format: 'dollars' },
        ],
        rows: roles.map((role) => {
          const colleagues = people.filter((colleague) => colleague.role === role);
          const stated = jobRoles.find(({ title }) => title === role);
          return [role, colleagues.length, meanOf(ratesOf(colleagues)), stated?.payFrom ?? null, stated?.payTo ?? null];
        }),
      },
    }),
  };
}

function ratesOf(staff: readonly Colleague[]): number[] {
  return staff.flatMap(({ hourlyRate }) => (hourlyRate === null ? [] : [hourlyRate]));
}
