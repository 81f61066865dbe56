import type { Versioned } from './versioned';

export type LineType = 'income' | 'expense';

/** A line of a year's budget. Amounts are whole cents. */
export interface BudgetLine extends Versioned {
  year: string;
  name: string;
  type: LineType;
  /** What came in or went out. Null: nothing was entered yet, which is not the same as $0. */
  actualCents: number | null;
  /** Null: nothing was planned. */
  plannedCents: number | null;
  /** The actual amount is the labor of the schedule, which the database fills in. */
  isLabor: boolean;
}

/** The amounts of a line as people enter them. Null: nothing is planned, or nothing was entered yet. */
export type LineAmounts = {
  plannedCents: number | null;
  actualCents: number | null;
};

/** What people enter about a new line. */
export interface BudgetLineDraft {
  name: string;
  type: LineType;
  plannedCents: number | null;
  isLabor: boolean;
}
