/** Which shifts reports count; `app.report_shifts` has the rule. */
export const COUNTED_SHIFTS = 'Only published shifts count: no drafts, and no canceled shifts.';
