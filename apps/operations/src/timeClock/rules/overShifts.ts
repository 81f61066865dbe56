import type { OverShift } from '../source/rows/timesheet';

/** Clocked hours to compare with a shift. `clockedOutAt` is null while the person is at work. */
export interface ClockedHours {
  staffId: string;
  /** The shift that they were clocked for; null if unknown. */
  shiftId: string | null;
  clockedInAt: string;
  clockedOutAt: string | null;
}

/** Whether a shift was clocked: hours are for it, or its person has hours without a shift that overlap it. */
export function isClocked(
  shift: Pick<OverShift, 'shiftId' | 'staffId' | 'startsAt' | 'endsAt'>,
  hours: readonly ClockedHours[],
): boolean {
  return hours.some(
    ({ staffId, shiftId, clockedInAt, clockedOutAt }) =>
      shiftId === shift.shiftId ||
      (shiftId === null &&
        staffId === shift.staffId &&
        clockedInAt < shift.endsAt &&
        (clockedOutAt ?? shift.endsAt) > shift.startsAt),
  );
}

/** Whether anyone clocked for one of a week's shifts. If not, the club did not use its clock, and no one missed a shift. */
export const isClockUsed = (shifts: readonly OverShift[]): boolean => shifts.some(({ isClocked }) => isClocked);

/** The shifts of a week whose people did not clock in; none in a week when no one did. */
export const missedShifts = (shifts: readonly OverShift[]): OverShift[] =>
  isClockUsed(shifts) ? shifts.filter((shift) => !shift.isClocked) : [];
