import { newId, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { inPlanOrder } from '../../rules/planOrder';
import { nextUpkeep } from '../../rules/upkeepDays';
import { orNull, save } from '../club/requests';
import type { MaintenancePlan, PlanDraft } from '../rows/plan';
import { operationsChange } from './operationsChange';

const columnsOf = (draft: PlanDraft) => ({
  title: draft.title.trim(),
  description: orNull(draft.description),
  place_id: draft.placeId || null,
  every: draft.every,
  unit: draft.unit,
  starts_on: draft.startsOn,
  assignee_id: draft.assigneeId || null,
  vendor_id: draft.vendorId || null,
  priority: draft.priority,
  is_paused: draft.isPaused,
});

const trimmed = (draft: PlanDraft): PlanDraft => ({
  ...draft,
  title: draft.title.trim(),
  description: draft.description.trim(),
});

export const addPlan = operationsChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, draft: PlanDraft) =>
    // The types require `next_on`, which a trigger sets.
    save((db) => db.from('maintenance_plans').insert({ club_id: club.id, ...columnsOf(draft) } as never)),
  expect(known, draft) {
    const added: MaintenancePlan = {
      ...trimmed(draft),
      id: newId(),
      nextOn: nextUpkeep(draft, known.source.today()),
      version: 1,
    };
    known.change('listPlans', (plans) => inPlanOrder([...plans, added]));
  },
});

/** Saves over one version; a newer one refuses it. If the days change or a pause ends, the next day is computed again. */
export const savePlan = operationsChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: (_reader: ClubReader, id: string, draft: PlanDraft, version: number) =>
    save((db) =>
      db
        .from('maintenance_plans')
        .update({ ...columnsOf(draft), version })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  expect(known, id, draft, version) {
    known.change('listPlans', (plans) =>
      inPlanOrder(
        withChanged(plans, [id], (before) => {
          const isMoved =
            before.startsOn !== draft.startsOn || before.every !== draft.every || before.unit !== draft.unit;
          const isAnew = isMoved || (before.isPaused && !draft.isPaused);
          return {
            ...trimmed(draft),
            nextOn: isAnew ? nextUpkeep(draft, known.source.today()) : before.nextOn,
            version: version + 1,
          };
        }),
      ),
    );
  },
});

/** Ends a plan. The tickets it opened stay. */
export const deletePlan = operationsChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) =>
    save((db) => db.from('maintenance_plans').delete().eq('id', id).select('id').single()),
  expect(known, id) {
    known.change('listPlans', (plans) => without(plans, [id]));
  },
});
