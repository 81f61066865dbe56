import { ok } from '../clients';
import { LAKESIDE, PINE_HOLLOW, type ProductWorld } from './productWorld';

interface BudgetRow {
  type: 'income' | 'expense';
  amount: number;
}

export function finances(world: () => ProductWorld): void {
  const categories = (year: number) =>
    world().pineManager.client.from('budget_categories').select('*').eq('club_id', PINE_HOLLOW).eq('year', year);

  test("reads a year's budget: income, expenses and what is left", async () => {
    const rows: BudgetRow[] = ok(await categories(2024));
    const sumOf = (type: string) =>
      rows.filter((row) => row.type === type).reduce((sum, row) => sum + Number(row.amount), 0);
    const [income, expense] = [sumOf('income'), sumOf('expense')];
    expect({ income, expense, net: income - expense }).toEqual({ income: 240_000, expense: 175_200, net: 64_800 });
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['income', 'expense']));
  });

  test('has none for a year without rows, and never reads another club’s', async () => {
    expect(ok(await categories(2001))).toEqual([]);
    const foreign = world().pineManager.client.from('budget_categories').select('*').eq('club_id', LAKESIDE);
    expect((await foreign).data).toEqual([]);
  });
}
