import { newId, toDollars, type ClubReader } from '@platform/module-kit/screens';
import { inLaborOrder } from '../club/readLabor';
import { save } from '../club/requests';
import type { LaborWeek } from '../rows/labor';
import { operationsChange } from './operationsChange';

/** A department's week, with the budget as last read. */
export type BudgetedWeek = Pick<LaborWeek, 'weekStart' | 'department' | 'budget'>;

/**
 * Sets a department's budget for a week, in whole cents. Null removes the budget. One that was not read yet is added,
 * and refused if another person added it first; a change is refused over a newer version.
 */
export const setLaborBudget = operationsChange({
  waits: 'own-form',
  send({ club }: ClubReader, { weekStart, department, budget }: BudgetedWeek, cents: number | null): Promise<void> {
    if (budget === null) {
      if (cents === null) return Promise.resolve();
      const row = { club_id: club.id, week_start: weekStart, department, budget: toDollars(cents) };
      return save((db) => db.from('labor_budgets').insert(row));
    }
    if (cents === null) {
      return save((db) => db.from('labor_budgets').delete().eq('id', budget.id).select('id').single());
    }
    const row = { budget: toDollars(cents), version: budget.version };
    return save((db) => db.from('labor_budgets').update(row).eq('id', budget.id).select('id').single());
  },
  expect(known, { weekStart, department, budget }, cents) {
    const row = cents === null ? null : { id: budget?.id ?? newId(), version: (budget?.version ?? 0) + 1 };
    const isIt = (week: LaborWeek) => week.weekStart === weekStart && week.department === department;
    known.change('listLabor', (weeks) => {
      const before = weeks.find(isIt) ?? { weekStart, department, laborCents: 0, minutes: 0 };
      const after = { ...before, budgetCents: cents, budget: row };
      // Without shifts, only its budget lists a week.
      const isThere = cents !== null || before.minutes > 0;
      return inLaborOrder([...weeks.filter((week) => !isIt(week)), ...(isThere ? [after] : [])]);
    });
  },
});
