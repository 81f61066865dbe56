import { daysBetween } from '@platform/module-kit/screens';
import { dateInWords, dayAt } from '@platform/ui/dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/**
 * How long ago something was: `just now`, `5 minutes ago`, `yesterday`. From a week on, the day: `Apr 28`, with the year
 * if it is not the current one. The server's clock may be ahead of the person's: a future time counts as now.
 * @param iso a timestamp of the database
 * @param now milliseconds since 1970
 * @param timeZone the club's IANA zone
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

/**
 * The current time that an age counts from. A demo club's clock does not run: its sample rows count from that clock, and
 * events of the visit count from the real one, so that both look recent.
 */
export const nowBeside = (iso: string, clubNow: string | null | undefined, now: number): number =>
  clubNow && Date.parse(iso) <= Date.parse(clubNow) ? Date.parse(clubNow) : now;

/** Whether a moment is today on the club's calendar. */
export const isToday = (iso: string, now: number, timeZone: string): boolean =>
  dayAt(iso, timeZone) >= dayAt(now, timeZone);
