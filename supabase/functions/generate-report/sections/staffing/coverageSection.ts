import { COUNTED_SHIFTS } from '@platform/contract/reports';
import { percentOf } from '../../figures/ratios.ts';
import type { Period, Week } from '../../figures/period/readPeriod.ts';
import type { ReportSection } from '../../reportContent.ts';
import { NO_SHIFTS } from '../nothingFound.ts';

/** How well the shifts of the period are covered, week by week. */
export function coverageSection(period: Period, weeks: readonly Week[]): ReportSection {
  const { shifts, openShifts, coveragePercent } = period;
  return {
    id: 'coverage',
    heading: 'Coverage',
    paragraphs:
      coveragePercent === null
        ? [NO_SHIFTS]
        : [
            `${shifts - openShifts} of ${shifts} shifts are covered (${coveragePercent}%); ${openShifts} are open.`,
            COUNTED_SHIFTS,
          ],
    ...(weeks.length > 0 && {
      table: {
        columns: [
          { title: 'Week of', format: 'day' },
          { title: 'Shifts', format: 'count' },
          { title: 'Open', format: 'count' },
          { title: 'Coverage', format: 'percent' },
        ],
        rows: weeks.map((week) => [
          week.weekStart,
          week.shifts,
          week.openShifts,
          percentOf(week.shifts - week.openShifts, week.shifts),
        ]),
      },
    }),
  };
}
