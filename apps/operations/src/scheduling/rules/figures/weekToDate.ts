import { daysOf } from '../../../shared/calendar/week';
import { figuresOf, shiftsOn } from './dayFigures';
import type { Person } from '../../source/rows/person';
import type { Shift } from '../../source/rows/shift';

/** The planned labor of a week from its Sunday through a day, beside the budget of the whole week. In cents. */
export interface WeekToDate {
  cents: number;
  budget: number;
  isOver: boolean;
}

interface BudgetedWeek {
  /** Its Sunday. */
  week: string;
  shifts: readonly Shift[];
  /** US dollars; null without a budget. */
  budget: number | null;
}

/**
 * By day. A budget is for a week, so a day shows how much of it is spent by then, and the first day over it stands out.
 * Days of a week without a budget are missing.
 */
export function weekToDate(
  weeks: readonly BudgetedWeek[],
  people: ReadonlyMap<string, Person>,
  timeZone: string,
): ReadonlyMap<string, WeekToDate> {
  const byDay = new Map<string, WeekToDate>();
  for (const { week, shifts, budget } of weeks) {
    if (budget === null) continue;
    let cents = 0;
    for (const day of daysOf(week)) {
      cents += figuresOf(shiftsOn(shifts, day, timeZone), people).cents;
      byDay.set(day, { cents, budget: budget * 100, isOver: cents > budget * 100 });
    }
  }
  return byDay;
}
