/** Limits of the time clock in minutes, as in the tables, so that a form can report them before saving. */

/** Paid breaks: federal law sets the minimum (29 CFR 785.18). */
export const PAID_BREAK = { least: 20, most: 240 };

/** How long before or after a shift's start a person may clock in without being early or late. */
export const MARGIN = { least: 0, most: 120 };

/** One entry is at most a day long. */
export const LONGEST_ENTRY = 24 * 60;

/** An adjustment is at most a whole week either way. */
export const LARGEST_ADJUSTMENT = 7 * 24 * 60;

export const isWithin = (minutes: number | null, { least, most }: { least: number; most: number }): boolean =>
  minutes !== null && minutes >= least && minutes <= most;
