import { dateInWords } from '@platform/ui/dates';

/**
 * A day (ISO 8601) in words, such as `May 10, 2025`; '–' where there is none.
 * @param today leaves out the year if it is the year of this day: `May 10`
 */
export function dayInWords(day: string | null, today?: string): string {
  if (day === null) return '–';
  return dateInWords(day, today?.slice(0, 4) === day.slice(0, 4) ? 'shortDay' : 'day', 'UTC');
}

/** A moment on the clock of a time zone (IANA), such as `Apr 26, 2025, 4:00 PM`; by default the reader's. */
export function momentInWords(moment: Date | string, timeZone?: string): string {
  return dateInWords(moment, 'moment', timeZone);
}
