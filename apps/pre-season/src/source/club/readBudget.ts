import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { inBudgetOrder } from '../../rules/inBudgetOrder';
import type { BudgetLine } from '../budgetLine';
import { BUDGET_COLUMNS, lineOf } from './budgetRow';

const FAILED = 'Failed to fetch budget';

/** The lines of some years, by name. */
export async function readBudget(clubId: string, years: readonly string[]): Promise<BudgetLine[]> {
  const client = await supabase();
  const rows = client.from('budget_categories').select(BUDGET_COLUMNS).eq('club_id', clubId).in('year', years);
  return (await dataOf(rows, FAILED)).map(lineOf).sort(inBudgetOrder);
}

export async function readBudgetLine(lineId: string): Promise<BudgetLine> {
  const client = await supabase();
  const row = client.from('budget_categories').select(BUDGET_COLUMNS).eq('id', lineId).single();
  return lineOf(await dataOf(row, FAILED));
}
