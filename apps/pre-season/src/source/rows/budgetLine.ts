import type { Versioned } from './versioned';

export type LineType = 'income' | 'expense';

/** A line of a year's budget. Amounts are whole cents. */
export interface BudgetLine extends Versioned {
  year: string;
  name: string;
  type: LineType;
  /** The actual amount so far. Null: none was entered, which is not the same as $0. */
  actualCents: number | null;
  /** Null: none was planned. */
  plannedCents: number | null;
  /** The actual amount is the labor cost of the schedule, which the database fills in. */
  isLabor: boolean;
  /** The capital project that the line plans for. Null: no project. It is not copied into the next season. */
  projectId: string | null;
}

/** The amounts of a line as a person enters them. Null: none is planned, or none was entered yet. */
export type LineAmounts = {
  plannedCents: number | null;
  actualCents: number | null;
};

/** The fields a person enters for a new line. */
export interface BudgetLineDraft {
  name: string;
  type: LineType;
  plannedCents: number | null;
  isLabor: boolean;
}
