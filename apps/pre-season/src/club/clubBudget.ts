import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { toCents, toDollars } from '../rules/money';
import type { BudgetLine, LineType } from '../source/budgetLine';
import type { PreSeasonSource } from '../source/preSeasonSource';

type BudgetCalls = Pick<
  PreSeasonSource,
  'listBudget' | 'readBudgetLine' | 'addBudgetLine' | 'planBudgetLine' | 'deleteBudgetLine'
>;

const COLUMNS = 'id, year, name, type, amount, planned_amount, version';
const FAILED = 'Failed to fetch budget';
const NOT_SAVED = 'The budget was not saved. Check your connection and try again.';

interface BudgetRow {
  id: string;
  year: string;
  name: string;
  type: string;
  /** US dollars. */
  amount: number;
  planned_amount: number | null;
  version: number;
}

/** What is done with the budget, in the database. */
export function clubBudget(clubId: string): BudgetCalls {
  return {
    async listBudget(years) {
      const client = await supabase();
      const rows = client.from('budget_categories').select(COLUMNS).eq('club_id', clubId).in('year', years);
      return (await dataOf(rows.order('name'), FAILED)).map(lineOf);
    },

    async readBudgetLine(lineId) {
      const client = await supabase();
      const row = client.from('budget_categories').select(COLUMNS).eq('id', lineId).single();
      return lineOf(await dataOf(row, FAILED));
    },

    async addBudgetLine(year, { name, type, plannedCents }) {
      const client = await supabase();
      const insert = client
        .from('budget_categories')
        .insert({ club_id: clubId, year, name: name.trim(), type, planned_amount: dollarsOf(plannedCents) });
      return lineOf(await dataOf(insert.select(COLUMNS).single(), NOT_SAVED));
    },

    async planBudgetLine(lineId, plannedCents, version) {
      const client = await supabase();
      const update = client
        .from('budget_categories')
        .update({ planned_amount: dollarsOf(plannedCents), version })
        .eq('id', lineId);
      return lineOf(await dataOf(update.select(COLUMNS).single(), NOT_SAVED));
    },

    async deleteBudgetLine(lineId) {
      const client = await supabase();
      await dataOf(
        client.from('budget_categories').delete().eq('id', lineId).select('id').single(),
        'The line was not deleted. Check your connection and try again.',
      );
    },
  };
}

const dollarsOf = (cents: number | null) => (cents === null ? null : toDollars(cents));

function lineOf({ id, year, name, type, amount, planned_amount, version }: BudgetRow): BudgetLine {
  return {
    id,
    year,
    name,
    // A constraint of the table holds the type to these.
    type: type as LineType,
    actualCents: toCents(amount),
    plannedCents: planned_amount === null ? null : toCents(planned_amount),
    version,
  };
}
