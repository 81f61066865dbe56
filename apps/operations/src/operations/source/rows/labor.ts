/** A department's week. Amounts are whole cents. */
export interface LaborWeek {
  /** The Sunday that it begins on (ISO 8601). */
  weekStart: string;
  department: string;
  /** Null without a budget, which is not the same as $0. */
  budgetCents: number | null;
  /** The cost of the hours: paid minutes times pay. `basisOf` says which hours count. */
  laborCents: number;
  minutes: number;
  /** The id of the budget row; null without one. */
  budget: { id: string; version: number } | null;
}
