import { clockAt, momentAt } from '@platform/ui/dates';
import { remembered } from './remembered';

/** Times of day are `HH:MM` and local moments `YYYY-MM-DDTHH:MM`, both on the club's clock. */

const MINUTE = 60_000;
/** In milliseconds. */
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The moment (ISO 8601) at which the clocks of a time zone show a local time.
 * @param local `YYYY-MM-DDTHH:MM`
 * @throws RangeError for a time that no clock shows
 */
export const momentOf: (local: string, timeZone: string) => string = remembered((local: string, timeZone: string) => {
  const moment = momentAt(local, timeZone);
  if (!moment) throw new RangeError(`No clock shows ${local}.`);
  return moment.toISOString();
});

/** The local time of the club at a moment, `YYYY-MM-DDTHH:MM`. */
export const localOf: (moment: string, timeZone: string) => string = remembered((moment: string, timeZone: string) =>
  clockAt(moment, timeZone).slice(0, 16),
);

/** Milliseconds since 1970. */
const momentNumber = remembered((moment: string) => Date.parse(moment));

/** Minutes between two moments. */
export const minutesBetween = (from: string, to: string): number => (momentNumber(to) - momentNumber(from)) / MINUTE;

/** The moment this many minutes later. */
export const minutesAfter = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * MINUTE).toISOString();
