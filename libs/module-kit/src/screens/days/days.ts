/** Days are `YYYY-MM-DD` on a club's own clock; arithmetic on them knows no time of day. */

const DAY_MS = 86_400_000;

/** Whole days from one day to another; negative when the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day this many days later; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The weekday of a day, 0 for Sunday. */
export function weekdayOf(day: string): number {
  // The first day of 1970 was a Thursday.
  const days = Math.floor(Date.parse(day) / DAY_MS) + 4;
  return ((days % 7) + 7) % 7;
}

/** Whether a day exists: February 30 does not. */
export function isDay(day: string): boolean {
  const moment = Date.parse(day);
  // Some browsers count a day that does not exist from the last one of its month.
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === day;
}

/**
 * Whether a date field has a day of 2000 to 2099, the years that the database accepts. While a person types the year digit by
 * digit, the field has a day of the years 2, 20 and 202.
 */
export const isTypedDay = (day: string): boolean => /^20\d\d-/.test(day) && isDay(day);

/** The day this many months later, as in Postgres: January 31 plus a month is the last day of February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
