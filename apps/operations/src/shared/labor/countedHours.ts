import { addDays, dayInWords } from '@platform/module-kit/screens';

/** Which hours labor counts over some days: planned, clocked, or some of each. */
export type HoursBasis = 'planned' | 'actual' | 'both';

/**
 * Which hours labor counts from one day to another, as in the database (`app.counted_hours`): past days from the first
 * day of the club's time clock count clocked hours. Other days, including today, count the plan.
 * @param usedFrom the first day of the time clock; null in a club without one
 */
export function basisOf(days: { from: string; to: string }, usedFrom: string | null, today: string): HoursBasis {
  if (usedFrom === null || days.to < usedFrom || days.from >= today || usedFrom >= today) return 'planned';
  return days.from >= usedFrom && days.to < today ? 'actual' : 'both';
}

/** Which hours labor counts in the week that begins on a day. */
export const basisOfWeek = (from: string, usedFrom: string | null, today: string): HoursBasis =>
  basisOf({ from, to: addDays(from, 6) }, usedFrom, today);

/** The word before "hours" and "labor" at the start of a label. */
export const basisWords: Record<HoursBasis, string> = {
  planned: 'Planned',
  actual: 'Actual',
  both: 'Actual and planned',
};

/** A sentence that says which hours are counted. */
export const hoursSentence: Record<HoursBasis, string> = {
  planned: 'Hours are planned: those of published shifts, without breaks.',
  actual: 'Hours are those of the time clock, with adjustments.',
  both: 'Past days count the time clock from the day on which the club began to use it. All other days count published shifts.',
};

/** A sentence that says how labor is computed. */
export const LABOR_SENTENCE = 'Labor is hours times the hourly rate of each person.';

/**
 * Which weeks count planned hours and which clocked ones, for the page that shows the week from a day. Approving
 * timesheets of a week that counts the plan does not change its labor.
 */
export function countedWeeks(week: string, usedFrom: string | null, today: string): string {
  if (usedFrom === null)
    return 'Every week counts planned hours. Clocked hours do not count in labor, even in approved timesheets.';
  const start = dayInWords(usedFrom);
  if (addDays(week, 6) < usedFrom) {
    return `This week counts planned hours, even where its timesheets are approved: the time clock counts from ${start}.`;
  }
  const isOver = addDays(week, 6) < today;
  if (week >= usedFrom && isOver) return `This week counts the time clock, as every past day from ${start} does.`;
  if (week >= today)
    return `This week is still to come and counts planned hours. Past days from ${start} count the time clock.`;
  return `Past days from ${start} count the time clock. All other days of this week count planned hours.`;
}
