import type { Shift } from '../source/rows/shift';

/** The drafts that are unchanged since auto-fill assigned them. */
export const filledShifts = (shifts: readonly Shift[]): Shift[] =>
  shifts.filter(
    ({ status, staffId, filledFrom }) => status === 'draft' && staffId !== null && filledFrom !== undefined,
  );
