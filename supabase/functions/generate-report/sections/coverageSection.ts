import { coverageBy, coverageOf } from '../figures/coverage.ts';
import type { ShiftOfPeriod } from '../figures/readShifts.ts';
import { weekOf } from '../figures/weekOf.ts';
import type { ReportSection } from '../reportContent.ts';

/** How well the shifts of the period are covered, week by week. */
export function coverageSection(shifts: readonly ShiftOfPeriod[]): ReportSection {
  const all = coverageOf(shifts);
  const weeks = coverageBy(shifts, ({ day }) => weekOf(day));
  return {
    id: 'coverage',
    heading: 'Coverage',
    paragraphs: [
      all.percent === null
        ? 'No shifts in this period.'
        : `${all.shifts - all.open} of ${all.shifts} shifts are covered (${all.percent}%); ${all.open} are open.`,
    ],
    ...(weeks.length > 0 && {
      table: {
        columns: [
          { title: 'Week of', format: 'day' },
          { title: 'Shifts', format: 'count' },
          { title: 'Open', format: 'count' },
          { title: 'Coverage', format: 'percent' },
        ],
        rows: weeks.map(({ group, coverage }) => [group, coverage.shifts, coverage.open, coverage.percent]),
      },
    }),
  };
}
