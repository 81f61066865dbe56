import { addDays } from '@platform/module-kit/screens';
import type { Timesheet } from '../source/rows/timesheet';

/** Past workweeks whose hours would change: from the first day of the first one until before the first day `until`. */
export interface ChangedWeeks {
  from: string;
  until: string;
  to: 'clock' | 'plan';
}

/**
 * The effect of another first day of the time clock.
 * @param before the current first day; null while labor counts planned hours
 * @param current the first day of the current workweek
 * @returns null if no past week changes
 */
export function changedWeeks(before: string | null, after: string | null, current: string): ChangedWeeks | null {
  const [was, is] = [before ?? current, after ?? current].map((day) => (day < current ? day : current));
  if (was === undefined || is === undefined || was === is) return null;
  return is < was ? { from: is, until: was, to: 'clock' } : { from: was, until: is, to: 'plan' };
}

/** Totals of some weeks by plan and by clock. Minutes are paid ones; costs are cents at today's rates. */
export interface ClockEffect {
  plannedMinutes: number;
  clockedMinutes: number;
  plannedCents: number;
  clockedCents: number;
}

/** Adds up timesheets. Excludes overtime pay, as labor does. */
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

/** How many weeks back the first week may be. */
const BACK = 12;

/**
 * Weeks from which a club can start to count clocked hours: the next, the current and earlier ones.
 * @param current its first day
 */
export const weeksToBegin = (current: string): string[] =>
  Array.from({ length: BACK + 2 }, (_, place) => addDays(current, 7 - 7 * place));
