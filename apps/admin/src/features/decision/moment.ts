/** When a change takes effect: at once, or on a day at a time of the decider's clock. */
export interface When {
  at: 'once' | 'moment';
  /** `YYYY-MM-DD`, empty while there is none. */
  day: string;
  /** `HH:MM`. */
  time: string;
}

/** Nobody opens a page at four in the morning. */
export const AT_ONCE: When = { at: 'once', day: '', time: '04:00' };

/** The moment that was chosen; undefined for at once, and while it is not complete. */
export function momentOf({ at, day, time }: When): Date | undefined {
  if (at === 'once' || day === '' || time === '') return undefined;
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** What is wrong with the moment, if anything. */
export function momentProblem(when: When, now: Date): string | undefined {
  if (when.at === 'once') return undefined;
  const moment = momentOf(when);
  if (!moment) return 'Choose a day and a time.';
  return moment <= now ? 'Choose a moment that is still to come.' : undefined;
}
