import { addDays, dayInWords } from '@platform/module-kit/screens';

/** Which hours labor counts on some days: planned ones, those of the time clock, or some of each. */
export type HoursBasis = 'planned' | 'actual' | 'both';

/**
 * Which hours labor counts from one day to another, as the database has it (`app.counted_hours`): from the day on which the club
 * uses its time clock, days that are over count what was clocked. Other days, today among them, count the plan.
 * @param usedFrom that day; null in a club without a clock
 */
export function basisOf(days: { from: string; to: string }, usedFrom: string | null, today: string): HoursBasis {
  if (usedFrom === null || days.to < usedFrom || days.from >= today || usedFrom >= today) return 'planned';
  return days.from >= usedFrom && days.to < today ? 'actual' : 'both';
}

/** Of the week that begins on a day. */
export const basisOfWeek = (from: string, usedFrom: string | null, today: string): HoursBasis =>
  basisOf({ from, to: addDays(from, 6) }, usedFrom, today);

/** Before "hours" and "labor" at the beginning of a label. */
export const basisWords: Record<HoursBasis, string> = {
  planned: 'Planned',
  actual: 'Actual',
  both: 'Actual and planned',
};

/** Which hours are counted. */
export const hoursSentence: Record<HoursBasis, string> = {
  planned: 'Hours are planned: those of published shifts, without breaks.',
  actual: 'Hours are those of the time clock, with adjustments.',
  both: 'Past days count the time clock from the day on which the club began to use it. All other days count published shifts.',
};

/** What labor is made of. */
export const LABOR_SENTENCE = 'Labor is hours times the hourly rate of each person.';

/**
 * Which weeks count the plan and which the clock, for the page that shows the week from a day: approved timesheets of a week that
 * counts the plan change nothing on it.
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
