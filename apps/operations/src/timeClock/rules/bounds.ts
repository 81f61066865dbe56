/** Bounds of the time clock in minutes, as the tables have them: a screen says so before the database does. */

/** Breaks that a club pays: the least is federal law (29 CFR 785.18). */
export const PAID_BREAK = { least: 20, most: 240 };

/** How long before or after a start a club calls early or late. */
export const MARGIN = { least: 0, most: 120 };

/** One stretch of work lasts a day at most. */
export const LONGEST_ENTRY = 24 * 60;

/** An adjustment adds or takes a whole week at most. */
export const LARGEST_ADJUSTMENT = 7 * 24 * 60;

export const isWithin = (minutes: number | null, { least, most }: { least: number; most: number }): boolean =>
  minutes !== null && minutes >= least && minutes <= most;
