import { addDays } from '@platform/module-kit/screens';
import type { FactRows } from '../rules/clubFacts';
import type { Shift } from '../source/schedulingSource';

/** What auto-fill works with: plain values alone, because they travel to a worker. */
export interface FillInput {
  /** The Sunday of the week that is filled. */
  week: string;
  timeZone: string;
  /** The club's own day, `YYYY-MM-DD`. */
  today: string;
  /** The moment at the club, in milliseconds since 1970. */
  now: number;
  /** With the shifts of the weeks before and after. */
  rows: FactRows;
  /** The same seed makes the same week. */
  seed: number;
  /** Whether a person may be planned although a soft rule warns of it. Their shifts are saved with a reason. */
  withWarnings: boolean;
}

/** A shift that found its person. */
export interface FilledShift {
  shiftId: string;
  staffId: string;
  /** What the soft rules say to it. */
  warnings: readonly string[];
  /** Why no one of the shift's own role has it; null where one has. */
  standsIn: string | null;
}

/** A shift that no one can take, and the sentence that says why. */
export interface LeftShift {
  shiftId: string;
  reason: string;
}

export interface FillResult {
  filled: readonly FilledShift[];
  left: readonly LeftShift[];
}

/** How far the work is: shifts and rounds that are done, of all. */
export interface FillProgress {
  done: number;
  all: number;
}

/** The shifts that auto-fill looks for people for: open, not canceled, and not begun, by start. */
export function shiftsToFill(shifts: readonly Shift[], now: number): Shift[] {
  return shifts.filter(
    ({ staffId, status, startsAt }) => staffId === null && status !== 'cancelled' && Date.parse(startsAt) > now,
  );
}

/** Whether a day lies in a week. @param week its Sunday */
export const isInWeek = (day: string, week: string): boolean => day >= week && day <= addDays(week, 6);
