import type { HoursBasis } from '@platform/contract/reports';
import { addDays, dayInWords } from '@platform/module-kit/screens';

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
