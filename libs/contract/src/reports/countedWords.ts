/** Which hours labor counts over some days: planned, clocked, or some of each. */
export type HoursBasis = 'planned' | 'actual' | 'both';

/** How the hours of some days are called. */
export interface HoursWords {
  /** Before "hours" and "labor" at the beginning of a label. */
  name: string;
  /** Which hours count. */
  sentence: string;
}

export const hoursWords: Record<HoursBasis, HoursWords> = {
  planned: { name: 'Planned', sentence: 'Hours are planned: those of published shifts, without breaks.' },
  actual: { name: 'Actual', sentence: 'Hours are those of the time clock, with adjustments.' },
  both: {
    name: 'Actual and planned',
    sentence:
      'Past days count the time clock from the day on which the club began to use it. All other days count published shifts.',
  },
};

/** How labor is computed. */
export const LABOR_SENTENCE = 'Labor is hours times the hourly rate of each person.';

/** Which shifts the reports count, as in `app.report_shifts`. */
export const COUNTED_SHIFTS = 'Only published shifts count: no drafts, and no canceled shifts.';
