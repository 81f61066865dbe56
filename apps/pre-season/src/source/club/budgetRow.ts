import { toCents, toDollars } from '@platform/module-kit/screens';
import type { BudgetLine, LineType } from '../rows/budgetLine';

export const BUDGET_COLUMNS = 'id, year, name, type, amount, planned_amount, is_labor, project_id, version';

/** A line as stored in the database. */
export interface BudgetRow {
  id: string;
  year: string;
  name: string;
  type: string;
  /** US dollars. */
  amount: number | null;
  planned_amount: number | null;
  is_labor: boolean;
  project_id: string | null;
  version: number;
}

export const dollarsOf = (cents: number | null) => (cents === null ? null : toDollars(cents));
const centsOf = (dollars: number | null) => (dollars === null ? null : toCents(dollars));

export function lineOf({
  id,
  year,
  name,
  type,
  amount,
  planned_amount,
  is_labor: isLabor,
  project_id: projectId,
  version,
}: BudgetRow): BudgetLine {
  return {
    id,
    year,
    name,
    // A table constraint allows only these types.
    type: type as LineType,
    actualCents: centsOf(amount),
    plannedCents: centsOf(planned_amount),
    isLabor,
    projectId,
    version,
  };
}
