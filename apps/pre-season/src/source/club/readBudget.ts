import { asking, BUDGET_FAILED } from '@platform/module-kit/screens';
import { inBudgetOrder } from '../../rules/inBudgetOrder';
import type { BudgetLine } from '../rows/budgetLine';
import { BUDGET_COLUMNS, lineOf } from './budgetRow';

const ask = asking(BUDGET_FAILED);

/** The lines of some years, by name. */
export async function readBudget(clubId: string, years: readonly string[]): Promise<BudgetLine[]> {
  const rows = await ask((db) =>
    db.from('budget_categories').select(BUDGET_COLUMNS).eq('club_id', clubId).in('year', years),
  );
  return rows.map(lineOf).sort(inBudgetOrder);
}

export async function readBudgetLine(lineId: string): Promise<BudgetLine> {
  return lineOf(await ask((db) => db.from('budget_categories').select(BUDGET_COLUMNS).eq('id', lineId).single()));
}
