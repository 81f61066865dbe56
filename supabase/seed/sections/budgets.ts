import { sampleBudget, sampleClub, sampleLaborBudgets } from '@platform/sample-club';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert } from '../sql';

const clubId = sampleClub.id;

/** What work may cost in a week, and the budget of a year. */
export function budgets(): string[] {
  return [
    insert('public.labor_budgets', [
      ...sampleLaborBudgets.map((budget) => ({ ...budget, clubId })),
      {
        id: lakesideId('laborBudget', 1),
        weekStart: '2025-04-27',
        department: 'Golf',
        budget: 1800,
        clubId: LAKESIDE,
      },
    ]),
    insert('public.budget_categories', [
      ...sampleBudget.map((category) => ({ ...category, clubId })),
      {
        id: lakesideId('budgetCategory', 1),
        year: '2025',
        name: 'Greens keeping',
        type: 'expense',
        amount: 48_000,
        plannedAmount: null,
        isLabor: false,
        clubId: LAKESIDE,
      },
    ]),
  ];
}
