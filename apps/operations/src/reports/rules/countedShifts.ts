/** Which shifts the reports count, as in `app.report_shifts`. */
export const COUNTED_SHIFTS = 'Only published shifts count: no drafts, and no canceled shifts.';

/** How many of the shifts are open, below a figure: `5 of 84 open`. */
export const openInWords = ({ shifts, openShifts }: { shifts: number; openShifts: number }): string =>
  shifts === 0 ? 'no published shifts' : `${openShifts} of ${shifts} open`;
