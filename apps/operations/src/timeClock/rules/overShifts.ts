import type { OverShift } from '../source/timeClockSource';

/** Hours as a shift is compared with them. `clockedOutAt` is null while the person is at work. */
export interface ClockedHours {
  staffId: string;
  /** The shift that they were clocked for; null where that is not known. */
  shiftId: string | null;
  clockedInAt: string;
  clockedOutAt: string | null;
}

/** Whether a person clocked for a shift: their hours are for it, or lie within it and are for no other one. */
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

/** The shifts for which no one clocked in. @param staffId those of one person; of everyone without it */
export const missedShifts = (shifts: readonly OverShift[], staffId?: string): OverShift[] =>
  shifts.filter((shift) => !shift.isClocked && (staffId === undefined || shift.staffId === staffId));
