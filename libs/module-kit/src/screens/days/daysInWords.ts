const withYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const withoutYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/**
 * A day (ISO 8601) in words, such as `May 10, 2025`; '–' where there is none.
 * @param today leaves the year out where it is that of this day: `May 10`
 */
export function dayInWords(day: string | null, today?: string): string {
  if (day === null) return '–';
  const format = today?.slice(0, 4) === day.slice(0, 4) ? withoutYear : withYear;
  return format.format(new Date(day));
}

/** A moment on the clock of a time zone (IANA), such as `Apr 26, 2025, 4:00 PM`. */
export function momentInWords(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment);
}
