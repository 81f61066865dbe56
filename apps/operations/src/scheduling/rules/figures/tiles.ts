import type { Shift } from '../../source/rows/shift';
import type { Tiles } from '../../source/rows/week';
import { localOf } from '../../../shared/calendar/clock';

/** The figures of a week: shifts that are not canceled, today's shifts, and the percent assigned. */
export function tilesOf(week: readonly Shift[], today: string, timeZone: string): Tiles {
  const shifts = week.filter(({ status }) => status !== 'cancelled');
  const ofToday = shifts.filter(({ startsAt }) => localOf(startsAt, timeZone).startsWith(today));
  const open = shifts.filter(({ staffId }) => staffId === null).length;
  return {
    shiftsToday: ofToday.length,
    needCoverage: ofToday.filter(({ staffId, needsCover }) => staffId === null || needsCover).length,
    shiftsThisWeek: shifts.length,
    openShifts: open,
    coverage: shifts.length === 0 ? null : Math.round((100 * (shifts.length - open)) / shifts.length),
  };
}
