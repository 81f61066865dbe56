import { COUNTED_SHIFTS } from '@platform/contract/reports';
import type { Work } from '../../figures/labor/readWork.ts';
import type { ReportSection } from '../../reportContent.ts';
import { NO_SHIFTS } from '../nothingFound.ts';

/** How well each place is covered. */
export function placesSection(work: readonly Work[]): ReportSection {
  const places = work.map((place) => ({ ...place, name: place.name ?? 'No place given' }));
  return {
    id: 'places',
    heading: 'Places',
    paragraphs: places.length > 0 ? [COUNTED_SHIFTS] : [NO_SHIFTS],
    ...(places.length > 0 && {
      barChart: {
        title: 'Coverage',
        format: 'percent',
        bars: places.map(({ name, coveragePercent }) => ({ label: name, value: coveragePercent })),
      },
      table: {
        columns: [
          { title: 'Place', format: 'text' },
          { title: 'Shifts', format: 'count' },
          { title: 'Open', format: 'count' },
          { title: 'Coverage', format: 'percent' },
        ],
        rows: places.map(({ name, shifts, openShifts, coveragePercent }) => [
          name,
          shifts,
          openShifts,
          coveragePercent,
        ]),
      },
    }),
  };
}
