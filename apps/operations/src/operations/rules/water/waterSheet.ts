import { addDays, dayAt } from '@platform/module-kit/screens';
import { dateInWords } from '@platform/ui/dates';
import type { Reading } from '../../source/rows/water';

/** The first day (ISO 8601) of a month (`YYYY-MM`). */
export const firstDay = (month: string): string => `${month}-01`;

/** A month in words, such as `May 2025`. @param month `YYYY-MM` */
export const monthInWords = (month: string): string => dateInWords(firstDay(month), 'month', 'UTC');

/** The last 36 months, the latest first: states require pool records for one to three years. */
export function monthsBack(today: string): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < 36) months.push(addDays(firstDay(months.at(-1) as string), -1).slice(0, 7));
  return months;
}

/** The readings of one body of water in a month, the earliest first, including struck ones. */
export function readingsOfMonth(
  readings: readonly Reading[],
  poolId: string,
  month: string,
  timeZone: string,
): Reading[] {
  return readings
    .filter((reading) => reading.poolId === poolId && dayAt(reading.takenAt, timeZone).startsWith(month))
    .reverse();
}
