import { momentAt } from '@platform/ui/dates';

/** When a change takes effect: at once, or on a day at a time of the club's clock. */
export interface When {
  at: 'once' | 'moment';
  /** `YYYY-MM-DD`, empty until chosen. */
  day: string;
  /** `HH:MM`. */
  time: string;
}

/** The proposed time is before most people start work, so that they find the change when they do. */
export const AT_ONCE: When = { at: 'once', day: '', time: '06:00' };

/**
 * The chosen moment; undefined for at once, and until it is complete.
 * @param timeZone the club's
 */
export function chosenMoment({ at, day, time }: When, timeZone: string): Date | undefined {
  if (at === 'once' || day === '' || time === '') return undefined;
  return momentAt(`${day}T${time}`, timeZone);
}

/** What is wrong with the moment, if anything. */
export function momentProblem(when: When, timeZone: string, now: Date): string | undefined {
  if (when.at === 'once') return undefined;
  const moment = chosenMoment(when, timeZone);
  if (!moment) return 'Choose a day and a time.';
  return moment <= now ? 'Choose a moment that is still to come.' : undefined;
}
