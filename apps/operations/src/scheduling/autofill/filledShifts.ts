import type { Shift } from '../source/schedulingSource';

/** The drafts among some shifts that are still as auto-fill left them. */
export const filledShifts = (shifts: readonly Shift[]): Shift[] =>
  shifts.filter(
    ({ status, staffId, filledFrom }) => status === 'draft' && staffId !== null && filledFrom !== undefined,
  );
