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
 * Says whether labor counts planned or clocked hours in the week that begins on a day. Approving timesheets of a week
 * that counts planned hours does not change its labor.
 */
export function countedWeeks(week: string, usedFrom: string | null, today: string): string {
  if (usedFrom === null) return 'Labor counts planned hours. The club has set no first week for the time clock.';
  const start = dayInWords(usedFrom);
  if (addDays(week, 6) < usedFrom)
    return `This week counts planned hours. The time clock counts from ${start}; approving earlier timesheets changes nothing here.`;
  if (week >= today) return 'This week counts planned hours, because it is still to come.';
  const isOver = addDays(week, 6) < today;
  if (isOver && week >= usedFrom) return 'This week counts clocked hours.';
  if (isOver) return `This week counts planned hours before ${start}, and clocked hours from that day.`;
  if (usedFrom >= today) return `This week counts planned hours. The time clock counts from ${start}.`;
  if (week >= usedFrom) return 'Days before today count clocked hours. Today and later days count planned hours.';
  return `Days from ${start} until yesterday count clocked hours. All other days count planned hours.`;
}
