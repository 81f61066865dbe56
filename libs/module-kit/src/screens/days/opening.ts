import { daysBetween } from './days';
import { dayInWords } from './daysInWords';

/** A season's days (`YYYY-MM-DD`). Null before the club has entered a season. */
export interface OpeningDays {
  opensOn: string | null;
  endsOn: string | null;
}

/**
 * Days until a club opens: 0 while the season runs; null before a season was entered, and once it has ended. The database
 * counts alike (`app.club_staff_measures`).
 * @param today on the club's calendar
 */
export function daysToOpening({ opensOn, endsOn }: OpeningDays, today: string): number | null {
  if (opensOn === null || (endsOn !== null && today > endsOn)) return null;
  return Math.max(0, daysBetween(today, opensOn));
}

/** What stands beside the number of days to opening: `opens May 24, 2025`. */
export function openingInWords(opensOn: string | null, days: number | null): string {
  if (opensOn === null) return 'no season yet';
  if (days === null) return 'the season has ended';
  return `${days > 0 ? 'opens' : 'opened'} ${dayInWords(opensOn)}`;
}
