import type { Club } from '@platform/session';
import { dateInWords } from '@platform/ui/dates';

/**
 * A moment as a club reads it, such as `Apr 28, 2025, 9:12 AM`. A demo club's clock stands still: what people do there
 * today happens at the demo's own time, beside rows that are a year old.
 * @param iso a timestamp of the database
 */
export function formatMoment(iso: string, { time_zone: timeZone, clock_override: clubNow }: Club): string {
  const moment = new Date(iso);
  const shown = clubNow && moment > new Date(clubNow) ? new Date(clubNow) : moment;
  return dateInWords(shown, 'moment', timeZone);
}
