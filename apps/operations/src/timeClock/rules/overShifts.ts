import type { OverShift } from '../source/rows/timesheet';

/** Clocked hours to compare with a shift. `clockedOutAt` is null while the person is at work. */
export interface ClockedHours {
  staffId: string;
  /** The shift that they were clocked for; null if unknown. */
  shiftId: string | null;
  clockedInAt: string;
  clockedOutAt: string | null;
}

const MINUTE = 60_000;
/** Hours for another shift count if they share more than this with the shift: people come early and stay longer. */
const LEAST_SHARED = 30 * MINUTE;
/** Someone who forgot to clock out the day before is not at the shift: other hours begin at most this long before it. */
const LONGEST_BEFORE = 12 * 60 * MINUTE;

/**
 * Whether a shift was clocked: hours are for it, or other hours of its person overlap it. A person with two shifts in a
 * row often clocks once. The database has the same rule (`app.hours_at_shift`).
 */
export function isClocked(
  shift: Pick<OverShift, 'shiftId' | 'staffId' | 'startsAt' | 'endsAt'>,
  hours: readonly ClockedHours[],
): boolean {
  const starts = Date.parse(shift.startsAt);
  const ends = Date.parse(shift.endsAt);
  return hours.some(({ staffId, shiftId, clockedInAt, clockedOutAt }) => {
    const from = Date.parse(clockedInAt);
    const until = clockedOutAt === null ? Infinity : Date.parse(clockedOutAt);
    if (staffId !== shift.staffId || until <= starts) return false;
    if (shiftId === shift.shiftId) return true;
    return from > starts - LONGEST_BEFORE && Math.min(until, ends) - Math.max(from, starts) > LEAST_SHARED;
  });
}

/** Whether anyone clocked for one of a week's shifts. If not, the club did not use its clock, and no one missed a shift. */
export const isClockUsed = (shifts: readonly OverShift[]): boolean => shifts.some(({ isClocked }) => isClocked);

/** The shifts of a week whose people did not clock in; none in a week when no one did. */
export const missedShifts = (shifts: readonly OverShift[]): OverShift[] =>
  isClockUsed(shifts) ? shifts.filter((shift) => !shift.isClocked) : [];
