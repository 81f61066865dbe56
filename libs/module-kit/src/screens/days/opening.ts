import { daysBetween } from './days';
import { dayInWords } from './daysInWords';

/** First and last day of a season (`YYYY-MM-DD`); null before the club has entered one. */
interface OpeningDays {
  opensOn: string | null;
  endsOn: string | null;
}

/**
 * Days until a club opens: 0 while the season runs; null without a season and after its end. The database has the same rule
 * (`app.club_staff_measures`).
 * @param today on the club's calendar
 */
export function daysToOpening({ opensOn, endsOn }: OpeningDays, today: string): number | null {
  if (opensOn === null || (endsOn !== null && today > endsOn)) return null;
  return Math.max(0, daysBetween(today, opensOn));
}

/** The text beside the number of days to opening: `opens May 24, 2025`. */
export function openingInWords(opensOn: string | null, days: number | null): string {
  if (opensOn === null) return 'no season yet';
  if (days === null) return 'the season has ended';
  return `${days > 0 ? 'opens' : 'opened'} ${dayInWords(opensOn)}`;
}
