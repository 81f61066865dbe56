import { asking, newId, saving, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { inBudgetOrder } from '../../rules/inBudgetOrder';
import type { BudgetLine, BudgetLineDraft, LineAmounts } from '../rows/budgetLine';
import { BUDGET_COLUMNS, type BudgetRow, dollarsOf, lineOf } from '../club/budgetRow';
import { findLine, type Known } from './known';
import { preSeasonChange } from './preSeasonChange';

const ask = asking('The budget was not saved. Check your connection and try again.');

async function update(lineId: string, values: Partial<BudgetRow> & { version: number }): Promise<BudgetLine> {
  return lineOf(
    await ask((db) => db.from('budget_categories').update(values).eq('id', lineId).select(BUDGET_COLUMNS).single()),
  );
}

/** The database computes the actual amount of labor. */
function change(known: Known, lineId: string, amounts: Partial<BudgetLine>, version: number): BudgetLine {
  const line = { ...findLine(known, lineId), ...amounts, id: lineId, version: version + 1 } as BudgetLine;
  const saved = line.isLabor ? { ...line, actualCents: known.get('laborOf', line.year) ?? line.actualCents } : line;
  known.change('listBudget', (lines) => withChanged(lines, [lineId], () => saved));
  return saved;
}

export const addBudgetLine = preSeasonChange({
  waits: 'new-row',
  async send({ club }: ClubReader, year: string, { name, type, plannedCents, isLabor }: BudgetLineDraft) {
    const row = {
      club_id: club.id,
      year,
      name: name.trim(),
      type,
      planned_amount: dollarsOf(plannedCents),
      is_labor: isLabor,
    };
    return lineOf(await ask((db) => db.from('budget_categories').insert(row).select(BUDGET_COLUMNS).single()));
  },
  expect(known, year, { name, type, plannedCents, isLabor }): BudgetLine {
    const actualCents = isLabor ? (known.get('laborOf', year) ?? null) : null;
    const added = {
      id: newId(),
      year,
      name: name.trim(),
      type,
      plannedCents,
      actualCents,
      isLabor,
      projectId: null,
      version: 1,
    };
    known.change('listBudget', (lines, years) =>
      years.includes(year) ? [...lines, added].sort(inBudgetOrder) : lines,
    );
    return added;
  },
});

/** Saves over one version of a line; PT409 if the line has a newer version. */
export const saveBudgetLine = preSeasonChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: (
    _reader: ClubReader,
    lineId: string,
    { plannedCents, actualCents }: Partial<LineAmounts>,
    version: number,
  ): Promise<BudgetLine> =>
    update(lineId, {
      ...(plannedCents !== undefined && { planned_amount: dollarsOf(plannedCents) }),
      ...(actualCents !== undefined && { amount: dollarsOf(actualCents) }),
      version,
    }),
  expect: (known, lineId, { plannedCents, actualCents }, version) =>
    change(
      known,
      lineId,
      {
        ...(plannedCents !== undefined && { plannedCents }),
        ...(actualCents !== undefined && { actualCents }),
      },
      version,
    ),
});

/** Switches the actual amount of a line between the schedule's cost and manual entry. */
export const fillInBudgetLine = preSeasonChange({
  waits: 'own-form',
  send: (_reader: ClubReader, lineId: string, isLabor: boolean, version: number): Promise<BudgetLine> =>
    update(lineId, { is_labor: isLabor, version }),
  expect: (known, lineId, isLabor, version) => change(known, lineId, { isLabor }, version),
});

export const deleteBudgetLine = preSeasonChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, lineId: string) =>
    saving('The line was not deleted. Check your connection and try again.')((db) =>
      db.from('budget_categories').delete().eq('id', lineId).select('id').single(),
    ),
  expect: (known, lineId) => known.change('listBudget', (lines) => without(lines, [lineId])),
});
