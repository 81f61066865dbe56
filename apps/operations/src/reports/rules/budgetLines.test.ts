import { createDemoSource } from '../demo/demoSource';
import { linesBeside } from './budgetLines';

test('compares a line with its plan and with the same line of the other year', async () => {
  const lines = linesBeside(await createDemoSource().listBudgetLines(), { year: '2024', isDraft: false }, null);
  expect(lines.map(({ type }) => type)).toEqual([
    ...Array<string>(3).fill('income'),
    ...Array<string>(5).fill('expense'),
  ]);
  expect(lines.find(({ name }) => name === 'Chemicals')).toEqual({
    type: 'expense',
    name: 'Chemicals',
    plannedCents: 1_350_000,
    actualCents: 1_420_000,
    differenceCents: 70_000,
    thenCents: null,
  });
});

test('gives a draft no difference before it has actual amounts', async () => {
  const lines = linesBeside(await createDemoSource().listBudgetLines(), { year: '2025', isDraft: true }, '2024');
  expect(lines.every(({ actualCents }) => actualCents === null)).toBe(true);
  expect(lines.find(({ name }) => name === 'Utilities')).toMatchObject({
    actualCents: null,
    differenceCents: null,
    thenCents: 2_100_000,
  });
});

test('keeps a line that only the other year has', () => {
  const line = {
    id: 'a',
    year: '2024',
    type: 'expense' as const,
    name: 'Fireworks',
    actualCents: 500,
    plannedCents: 400,
  };
  expect(linesBeside([line], { year: '2025', isDraft: false }, '2024')).toEqual([
    {
      type: 'expense',
      name: 'Fireworks',
      plannedCents: null,
      actualCents: null,
      differenceCents: null,
      thenCents: 500,
    },
  ]);
});

test('puts income before expenses and the largest first, whatever the order of the rows', () => {
  const line = (
    name: string,
    type: 'income' | 'expense',
    plannedCents: number,
    actualCents: number,
    year = '2024',
  ) => ({
    id: name,
    year,
    type,
    name,
    plannedCents,
    actualCents,
  });
  const rows = [
    line('Fireworks', 'expense', 900, 900, '2023'),
    line('Utilities', 'expense', 500, 100),
    line('Supplies', 'expense', 100, 500),
    line('Labor', 'expense', 800, 700),
    line('Snack bar', 'income', 300, 200),
    line('Dues', 'income', 100, 400),
  ];
  const names = (some: typeof rows) =>
    linesBeside(some, { year: '2024', isDraft: false }, '2023').map(({ name }) => name);
  const wanted = ['Dues', 'Snack bar', 'Labor', 'Supplies', 'Utilities', 'Fireworks'];
  expect(names(rows)).toEqual(wanted);
  expect(names(rows.toReversed())).toEqual(wanted);
});
