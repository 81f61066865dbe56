import { addDays, weekdayOf as weekday } from '@platform/module-kit/screens';
import { remembered } from './remembered';

/** The weekday of a day, 0 for Sunday. @param day ISO 8601 */
export const weekdayOf: (day: string) => number = remembered(weekday);

/** The Sunday of the week that contains a day. */
export const sundayOf: (day: string) => string = remembered((day: string) => addDays(day, -weekdayOf(day)));

/** The seven days of a week. @param sunday its first day */
export const daysOf = (sunday: string): string[] => Array.from({ length: 7 }, (_, place) => addDays(sunday, place));

/**
 * The day of a weekday in a month: `nthWeekday('2025-09', 1, 1)` is the first Monday of September.
 * @param month `YYYY-MM`
 * @param weekday 0 for Sunday
 * @param n from 1 on
 */
export function nthWeekday(month: string, weekday: number, n: number): string {
  const first = `${month}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

/**
 * The first day of the workweek that contains a day.
 * @param startsOn weekday of the first day, 0 for Sunday (29 CFR 778.105)
 */
export const workweekOf: (day: string, startsOn: number) => string = remembered((day: string, startsOn: number) =>
  addDays(day, -((weekdayOf(day) - startsOn + 7) % 7)),
);
