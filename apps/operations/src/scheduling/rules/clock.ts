import { clockAt } from '@platform/ui/dates';

/** Times of day are `HH:MM` and local moments `YYYY-MM-DDTHH:MM`, both on the club's clock. */

const MINUTE = 60_000;
/** In milliseconds. */
export const DAY = 24 * 60 * MINUTE;

/**
 * The moment at which the clocks of a time zone show something. Of an hour that a clock change repeats it is the later
 * one, and of one that it leaves out the moment as long after the change: as Postgres reads it.
 * @param local `YYYY-MM-DDTHH:MM`
 */
export function momentOf(local: string, timeZone: string): string {
  const shown = Date.parse(`${local}Z`);
  const offsetAt = (moment: number) => Date.parse(`${clockAt(moment, timeZone)}Z`) - moment;
  // A zone changes its clocks by a few hours at most, and not twice within two days.
  const [before, after] = [offsetAt(shown - DAY), offsetAt(shown + DAY)];
  const late = shown - Math.min(before, after);
  if (offsetAt(late) === Math.min(before, after)) return new Date(late).toISOString();
  const early = shown - Math.max(before, after);
  return new Date(offsetAt(early) === Math.max(before, after) ? early : shown - before).toISOString();
}

/** What the club's clocks show at a moment, `YYYY-MM-DDTHH:MM`. */
export const localOf = (moment: string, timeZone: string): string => clockAt(moment, timeZone).slice(0, 16);

/** Minutes between two moments. */
export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MINUTE;

/** The moment so many minutes later. */
export const minutesAfter = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * MINUTE).toISOString();
