/** A department's week. Amounts are whole cents. */
export interface LaborWeek {
  /** The Sunday (ISO 8601) with which it begins. */
  weekStart: string;
  department: string;
  /** Null while no budget was entered, which is not the same as $0. */
  budgetCents: number | null;
  /** What the hours cost: paid minutes times pay. Which hours they are, `basisOf` says. */
  laborCents: number;
  minutes: number;
  /** The row of the budget; null without one. */
  budget: { id: string; version: number } | null;
}
