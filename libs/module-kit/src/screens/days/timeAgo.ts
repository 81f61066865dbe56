import { dateInWords, dayAt } from '@platform/ui/dates';
import { daysBetween } from './days';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/**
 * How long ago something was: `just now`, `5 minutes ago`, `yesterday`. From a week on, the day: `Apr 28`, with the year
 * if it is not the current one. The server's clock may be ahead of the person's: a future time counts as now.
 * @param iso a timestamp of the database
 * @param now milliseconds since 1970
 * @param timeZone IANA, of the club
 */
export function timeAgo(iso: string, now: number, timeZone: string): string {
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return ago.format(-Math.floor(passed / MINUTE), 'minute');
  if (isToday(iso, now, timeZone)) return ago.format(-Math.floor(passed / HOUR), 'hour');
  const days = daysBetween(dayAt(iso, timeZone), dayAt(now, timeZone));
  if (days < 7) return ago.format(-days, 'day');
  const isThisYear = dayAt(iso, timeZone).slice(0, 4) === dayAt(now, timeZone).slice(0, 4);
  return dateInWords(iso, isThisYear ? 'shortDay' : 'day', timeZone);
}

/** Whether a moment is today on the club's calendar. */
export const isToday = (iso: string, now: number, timeZone: string): boolean =>
  dayAt(iso, timeZone) >= dayAt(now, timeZone);
