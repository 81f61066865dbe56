import type { Club } from '@platform/session';
import { dateInWords } from '@platform/ui/dates';

/**
 * A moment in the club's time, such as `Apr 28, 2025, 9:12 AM`. A demo club's clock does not run, so a moment after that
 * clock shows as the clock's own time and fits the sample rows, which are a year old.
 * @param iso a timestamp of the database
 */
export function formatMoment(iso: string, { time_zone: timeZone, clock_override: clubNow }: Club): string {
  const moment = new Date(iso);
  const shown = clubNow && moment > new Date(clubNow) ? new Date(clubNow) : moment;
  return dateInWords(shown, 'moment', timeZone);
}
