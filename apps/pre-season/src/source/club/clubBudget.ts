import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { toCents, toDollars } from '../../rules/money';
import { inBudgetOrder } from '../../rules/inBudgetOrder';
import type { BudgetLine, LineType } from '../budgetLine';
import type { PreSeasonSource } from '../preSeasonSource';

type BudgetCalls = Pick<
  PreSeasonSource,
  'listBudget' | 'readBudgetLine' | 'addBudgetLine' | 'saveBudgetLine' | 'fillInBudgetLine' | 'deleteBudgetLine'
>;

const COLUMNS = 'id, year, name, type, amount, planned_amount, is_labor, version';
const FAILED = 'Failed to fetch budget';
const NOT_SAVED = 'The budget was not saved. Check your connection and try again.';

interface BudgetRow {
  id: string;
  year: string;
  name: string;
  type: string;
  /** US dollars. */
  amount: number | null;
  planned_amount: number | null;
  is_labor: boolean;
  version: number;
}

/** What is done with the budget, in the database. */
export function clubBudget(clubId: string): BudgetCalls {
  return {
    async listBudget(years) {
      const client = await supabase();
      const rows = client.from('budget_categories').select(COLUMNS).eq('club_id', clubId).in('year', years);
      return (await dataOf(rows, FAILED)).map(lineOf).sort(inBudgetOrder);
    },

    async readBudgetLine(lineId) {
      const client = await supabase();
      const row = client.from('budget_categories').select(COLUMNS).eq('id', lineId).single();
      return lineOf(await dataOf(row, FAILED));
    },

    async addBudgetLine(year, { name, type, plannedCents, isLabor }) {
      const client = await supabase();
      const insert = client.from('budget_categories').insert({
        club_id: clubId,
        year,
        name: name.trim(),
        type,
        planned_amount: dollarsOf(plannedCents),
        is_labor: isLabor,
      });
      return lineOf(await dataOf(insert.select(COLUMNS).single(), NOT_SAVED));
    },

    saveBudgetLine: (lineId, { plannedCents, actualCents }, version) =>
      save(lineId, {
        ...(plannedCents !== undefined && { planned_amount: dollarsOf(plannedCents) }),
        ...(actualCents !== undefined && { amount: dollarsOf(actualCents) }),
        version,
      }),

    fillInBudgetLine: (lineId, isLabor, version) => save(lineId, { is_labor: isLabor, version }),

    async deleteBudgetLine(lineId) {
      const client = await supabase();
      await dataOf(
        client.from('budget_categories').delete().eq('id', lineId).select('id').single(),
        'The line was not deleted. Check your connection and try again.',
      );
    },
  };
}

interface LineUpdate {
  planned_amount?: number | null;
  amount?: number | null;
  is_labor?: boolean;
  version: number;
}

async function save(lineId: string, values: LineUpdate): Promise<BudgetLine> {
  const client = await supabase();
  const update = client.from('budget_categories').update(values).eq('id', lineId);
  return lineOf(await dataOf(update.select(COLUMNS).single(), NOT_SAVED));
}

const dollarsOf = (cents: number | null) => (cents === null ? null : toDollars(cents));
const centsOf = (dollars: number | null) => (dollars === null ? null : toCents(dollars));

function lineOf({ id, year, name, type, amount, planned_amount, is_labor: isLabor, version }: BudgetRow): BudgetLine {
  return {
    id,
    year,
    name,
    // A constraint of the table holds the type to these.
    type: type as LineType,
    actualCents: centsOf(amount),
    plannedCents: centsOf(planned_amount),
    isLabor,
    version,
  };
}
