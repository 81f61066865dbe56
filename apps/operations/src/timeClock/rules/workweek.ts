import { addDays } from '@platform/module-kit/screens';
import { dayAt } from '@platform/ui/dates';
import { weekdayOf } from '../../shared/week';

/** The first day of the workweek that a day lies in. @param startsOn weekday of the first day, 0 for Sunday (29 CFR 778.105) */
export function workweekOf(day: string, startsOn: number): string {
  return addDays(day, -((weekdayOf(day) - startsOn + 7) % 7));
}

/** Whether a moment falls into a workweek on the clocks of a time zone. @param week its first day */
export function isInWeek(moment: string, week: string, timeZone: string): boolean {
  const day = dayAt(moment, timeZone);
  return day >= week && day < addDays(week, 7);
}
