const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/**
 * How long ago something was: `just now`, `5 minutes ago`, `yesterday`, and from a week on the day, `Apr 28`, with the
 * year where it is another one. The
 * server's clock may be ahead of the person's: what has not been yet is now.
 * @param iso a timestamp of the database
 * @param now milliseconds since 1970
 * @param timeZone the club's IANA zone
 */
export function timeAgo(iso: string, now: number, timeZone: string): string {
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return ago.format(-Math.floor(passed / MINUTE), 'minute');
  if (isToday(iso, now, timeZone)) return ago.format(-Math.floor(passed / HOUR), 'hour');
  const days = Math.round((dayOf(now, timeZone) - dayOf(Date.parse(iso), timeZone)) / DAY);
  if (days < 7) return ago.format(-days, 'day');
  const year = yearOf(Date.parse(iso), timeZone) === yearOf(now, timeZone) ? undefined : 'numeric';
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year, timeZone }).format(new Date(iso));
}

/**
 * The now that an age is counted from. A demo club's clock stands still: its sample rows count from that clock, and what
 * happens during a visit counts from the real one, so that both read as recent.
 */
export const nowBeside = (iso: string, clubNow: string | null | undefined, now: number): number =>
  clubNow && Date.parse(iso) <= Date.parse(clubNow) ? Date.parse(clubNow) : now;

/** Whether something was on the day that it is now, by the club's calendar. */
export const isToday = (iso: string, now: number, timeZone: string): boolean =>
  dayOf(Date.parse(iso), timeZone) >= dayOf(now, timeZone);

const yearOf = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(moment);

/** Midnight (UTC) of the date that a moment has in a zone: the difference of two is a whole number of days. */
function dayOf(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone });
  const [month = 1, day = 1, year = 1970] = parts.format(moment).split('/').map(Number);
  return Date.UTC(year, month - 1, day);
}
