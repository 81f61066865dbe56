import { addDays } from '@platform/module-kit/screens';
import { dayAt } from '@platform/ui/dates';

/** Whether a moment is in a workweek on the clocks of a time zone. @param week its first day */
export function isInWeek(moment: string, week: string, timeZone: string): boolean {
  const day = dayAt(moment, timeZone);
  return day >= week && day < addDays(week, 7);
}
