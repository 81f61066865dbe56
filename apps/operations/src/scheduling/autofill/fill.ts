import { addDays } from '@platform/module-kit/screens';
import type { FactRows } from '../rules/shift/clubFacts';
import { byStart } from '../source/changes/placing';
import type { Shift } from '../source/rows/shift';

/** The input of auto-fill: plain values only, because they are sent to a worker. */
export interface FillInput {
  /** The Sunday of the week that is filled. */
  week: string;
  timeZone: string;
  /** The club's own day, `YYYY-MM-DD`. */
  today: string;
  /** The moment at the club, in milliseconds since 1970. */
  now: number;
  /** Includes the shifts of the weeks before and after. */
  rows: FactRows;
  /** The same seed makes the same week. */
  seed: number;
  /** Whether a person may get a shift despite a soft rule's warning. Such shifts are saved with a reason. */
  withWarnings: boolean;
}

/** A shift that got a person. */
export interface FilledShift {
  shiftId: string;
  staffId: string;
  /** What the soft rules say about it. */
  warnings: readonly string[];
  /** Why no one in the shift's own role has it; null if one does. */
  standsIn: string | null;
}

/** A shift that no one can take, with the reason in a sentence. */
interface LeftShift {
  shiftId: string;
  reason: string;
}

export interface FillResult {
  filled: readonly FilledShift[];
  left: readonly LeftShift[];
}

/** Progress: completed shifts and rounds, of all. */
export interface FillProgress {
  done: number;
  all: number;
}

/** The shifts that auto-fill fills: open, not canceled, and not begun, by start whatever the order of the rows. */
export function shiftsToFill(shifts: readonly Shift[], now: number): Shift[] {
  return shifts
    .filter(({ staffId, status, startsAt }) => staffId === null && status !== 'cancelled' && Date.parse(startsAt) > now)
    .sort(byStart);
}

/** Whether a day is in a week. @param week its Sunday */
export const isInWeek = (day: string, week: string): boolean => day >= week && day <= addDays(week, 6);
