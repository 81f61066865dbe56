import { asking, addDays, daysBetween, newId, type ClubReader } from '@platform/module-kit/screens';
import { inBudgetOrder } from '../../rules/inBudgetOrder';
import type { Copied, CopyChoice } from '../rows/copyChoice';
import type { Season } from '../rows/setting';
import { begin } from './begin';
import type { Known } from './known';
import { preSeasonChange } from './preSeasonChange';

/** Copies lists, and the budget if chosen, into a later season. Existing lists and lines stay unchanged. */
export const copyForward = preSeasonChange({
  waits: 'computed',
  async send(_reader: ClubReader, { fromSeasonId, toSeasonId, listIds, withBudget }: CopyChoice): Promise<Copied> {
    const added = (await asking('Nothing was copied. Check your connection and try again.')((db) =>
      db.rpc('copy_season_forward', {
        from_season_id_param: fromSeasonId,
        to_season_id_param: toSeasonId,
        checklist_ids_param: [...listIds],
        with_budget_param: withBudget,
      }),
    )) as { checklists: number; checklist_items: number; budget_categories: number };
    return { lists: added.checklists, items: added.checklist_items, budgetLines: added.budget_categories };
  },
  expect(known, { fromSeasonId, toSeasonId, listIds, withBudget }) {
    const seasons = known.get('readSetting')?.seasons ?? [];
    const from = seasons.find(({ id }) => id === fromSeasonId);
    const to = seasons.find(({ id }) => id === toSeasonId);
    if (!from || !to) return { lists: 0, items: 0, budgetLines: 0 };
    const there = known.get('listChecklists', toSeasonId) ?? [];
    const copied = (known.get('listChecklists', fromSeasonId) ?? []).filter(
      ({ id, templateId }) =>
        listIds.includes(id) &&
        !there.some((list) => list.copiedFromId === id || (templateId !== null && list.templateId === templateId)),
    );
    const shift = daysBetween(from.opensOn, to.opensOn);
    for (const { id: copiedFromId, kind, title, position, templateId, items } of copied) {
      const open = items.map(({ item, priority, notes, owner, dueOn, position: place }) => {
        return { item, priority, notes, owner, dueOn: dueOn && addDays(dueOn, shift), position: place };
      });
      begin(known, toSeasonId, { kind, title, position, templateId, copiedFromId }, open);
    }
    return {
      lists: copied.length,
      items: copied.reduce((sum, { items }) => sum + items.length, 0),
      budgetLines: withBudget ? copyBudget(known, from, to) : 0,
    };
  },
});

/** @returns the number of lines added */
function copyBudget(known: Known, from: Season, to: Season): number {
  const there = known.get('listBudget', [to.year]) ?? [];
  const isThere = ({ type, name }: { type: string; name: string }) =>
    there.some((line) => line.type === type && line.name === name);
  const copies = (known.get('listBudget', [from.year]) ?? [])
    .filter((line) => line.projectId === null && !isThere(line))
    .map((line) => ({
      ...line,
      id: newId(),
      year: to.year,
      // The labor cost so far is not a plan for a whole season.
      plannedCents: line.actualCents && (from.isClosed || !line.isLabor) ? line.actualCents : line.plannedCents,
      actualCents: line.isLabor ? (known.get('laborOf', to.year) ?? null) : null,
      version: 1,
    }));
  known.change('listBudget', (lines, years) =>
    years.includes(to.year) ? [...lines, ...copies].sort(inBudgetOrder) : lines,
  );
  return copies.length;
}
