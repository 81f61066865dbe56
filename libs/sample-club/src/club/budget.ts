import { sampleLaborCost } from '../schedule/laborCost';
import { sampleId } from '../sampleIds';

export interface SampleBudgetCategory {
  id: string;
  year: '2024' | '2025';
  name: string;
  type: 'income' | 'expense';
  /** US dollars: what came in or went out. Null: nothing was entered yet. */
  amount: number | null;
  /** US dollars. */
  plannedAmount: number;
  /** The amount is the labor of the schedule, while the season is open. */
  isLabor: boolean;
}

/**
 * Season 2024: expense is 73 % of income, and 2.7 % under its plan of $180,000. 2025 is a draft: planned, and nothing
 * came in or went out yet but what the schedule costs so far.
 */
const lines: readonly [SampleBudgetCategory['year'], SampleBudgetCategory['type'], string, number | null, number][] = [
  ['2024', 'income', 'Membership dues', 285 * 700, 196_000],
  ['2024', 'income', 'Guest fees', 18_000, 20_000],
  ['2024', 'income', 'Programs', 22_500, 24_000],
  ['2024', 'expense', 'Payroll', 112_000, 116_000],
  ['2024', 'expense', 'Utilities', 21_000, 21_000],
  ['2024', 'expense', 'Maintenance', 16_000, 17_500],
  ['2024', 'expense', 'Chemicals', 14_200, 13_500],
  ['2024', 'expense', 'Insurance', 12_000, 12_000],
  ['2025', 'income', 'Membership dues', null, 199_500],
  ['2025', 'income', 'Guest fees', null, 19_000],
  ['2025', 'income', 'Programs', null, 24_500],
  ['2025', 'expense', 'Payroll', sampleLaborCost('2025'), 116_500],
  ['2025', 'expense', 'Utilities', null, 21_500],
  ['2025', 'expense', 'Maintenance', null, 17_000],
  ['2025', 'expense', 'Chemicals', null, 14_500],
  ['2025', 'expense', 'Insurance', null, 12_600],
];

export const sampleBudget: readonly SampleBudgetCategory[] = lines.map(
  ([year, type, name, amount, plannedAmount], index) => ({
    id: sampleId('budgetCategory', index + 1),
    year,
    name,
    type,
    amount,
    plannedAmount,
    isLabor: year === '2025' && name === 'Payroll',
  }),
);
