import { coverageBy } from '../figures/coverage.ts';
import type { ShiftOfPeriod } from '../figures/readShifts.ts';
import type { ReportSection } from '../reportContent.ts';

/** How well each place is covered. */
export function placesSection(shifts: readonly ShiftOfPeriod[]): ReportSection {
  const places = coverageBy(shifts, ({ location }) => location ?? 'No place given');
  return {
    id: 'places',
    heading: 'Places',
    paragraphs: places.length > 0 ? [] : ['No shifts in this period.'],
    ...(places.length > 0 && {
      barChart: {
        title: 'Coverage',
        format: 'percent',
        bars: places.map(({ group, coverage }) => ({ label: group, value: coverage.percent })),
      },
      table: {
        columns: [
          { title: 'Place', format: 'text' },
          { title: 'Shifts', format: 'count' },
          { title: 'Open', format: 'count' },
          { title: 'Coverage', format: 'percent' },
        ],
        rows: places.map(({ group, coverage }) => [group, coverage.shifts, coverage.open, coverage.percent]),
      },
    }),
  };
}
