/** A year of the budget in cents. */
export interface BudgetYear {
  year: string;
  incomeCents: number;
  expenseCents: number;
  plannedIncomeCents: number | null;
  plannedExpenseCents: number | null;
  /** (actual − planned) / planned of the expense lines that have both; null without one. */
  variancePercent: number | null;
  /** No actual amount was entered: the year is only planned. */
  isDraft: boolean;
}

export interface BudgetLine {
  id: string;
  year: string;
  type: 'income' | 'expense';
  name: string;
  /** Null if none was entered. */
  actualCents: number | null;
  /** Null if none was planned. */
  plannedCents: number | null;
}

/** A department in a whole week, Sunday to Saturday. */
export interface DepartmentWeek {
  startsOn: string;
  department: string;
  /** Null without a budget. */
  budgetCents: number | null;
  laborCents: number;
}
