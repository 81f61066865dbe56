import { addDays } from '@platform/module-kit/screens';
import type { Timesheet } from '../source/timeClockSource';

/** Workweeks that are over and whose labor is counted in another way, from the first day of one to that of another, which stays. */
export interface ChangedWeeks {
  from: string;
  until: string;
  to: 'clock' | 'plan';
}

/**
 * What another first day of the time clock changes.
 * @param before the day from which labor counts clocked hours; null while it counts planned ones
 * @param current the first day of the workweek that runs
 * @returns null where no week that is over changes
 */
export function changedWeeks(before: string | null, after: string | null, current: string): ChangedWeeks | null {
  const [was, is] = [before ?? current, after ?? current].map((day) => (day < current ? day : current));
  if (was === undefined || is === undefined || was === is) return null;
  return is < was ? { from: is, until: was, to: 'clock' } : { from: was, until: is, to: 'plan' };
}

/** What some weeks come to by the plan and by the clock. Minutes are paid ones; costs are cents at the rates of today. */
export interface ClockEffect {
  plannedMinutes: number;
  clockedMinutes: number;
  plannedCents: number;
  clockedCents: number;
}

/** Sums timesheets. Without overtime, as labor counts. */
export function effectOf(sheets: readonly Pick<Timesheet, 'plannedMinutes' | 'minutes' | 'hourlyRate'>[]): ClockEffect {
  type Sheet = (typeof sheets)[number];
  const sum = (of: (sheet: Sheet) => number) => sheets.reduce((total, sheet) => total + of(sheet), 0);
  return {
    plannedMinutes: sum(({ plannedMinutes }) => plannedMinutes),
    clockedMinutes: sum(({ minutes }) => minutes),
    plannedCents: Math.round((sum(({ plannedMinutes, hourlyRate }) => plannedMinutes * hourlyRate) * 100) / 60),
    clockedCents: Math.round((sum(({ minutes, hourlyRate }) => minutes * hourlyRate) * 100) / 60),
  };
}

/** How many weeks back a club can begin. */
const BACK = 12;

/** Weeks from which a club can begin to count the clock: the next one, this one, and those before. @param current its first day */
export const weeksToBegin = (current: string): string[] =>
  Array.from({ length: BACK + 2 }, (_, place) => addDays(current, 7 - 7 * place));
