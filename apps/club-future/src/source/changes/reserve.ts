import { byName, newId, toDollars, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { ask, save } from '../club/requests';
import type { ComponentDraft, ReserveComponent, ReservePlan, ReservePlanDraft } from '../rows/reserve';
import { clubFutureChange, type Known } from './clubFutureChange';

// The forms take no row without its numbers.
const planColumns = (draft: ReservePlanDraft) => ({
  study_year: draft.studyYear,
  balance: toDollars(draft.balance ?? 0),
  yearly_contribution: toDollars(draft.yearlyContribution ?? 0),
  inflation_percent: draft.inflationPercent ?? 0,
  interest_percent: draft.interestPercent ?? 0,
});

const componentColumns = (draft: ComponentDraft) => ({
  name: draft.name.trim(),
  useful_years: draft.usefulYears ?? 0,
  remaining_years: draft.remainingYears ?? 0,
  cost: toDollars(draft.cost ?? 0),
});

const stored = ({ name, usefulYears, remainingYears, cost }: ComponentDraft) => ({
  name: name.trim(),
  usefulYears: usefulYears ?? 0,
  remainingYears: remainingYears ?? 0,
  cost: cost ?? 0,
});

const changeComponents = (
  known: Known,
  become: (components: readonly ReserveComponent[]) => ReserveComponent[],
): void => known.change('readReserve', (study) => ({ ...study, components: become(study.components).sort(byName) }));

/** Saves the study over one version, or the first one. @param saved the plan that the person has read */
export const saveReservePlan = clubFutureChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  async send({ club }: ClubReader, saved: ReservePlan | null, draft: ReservePlanDraft, version: number): Promise<void> {
    if (saved === null) {
      const row = { club_id: club.id, ...planColumns(draft) };
      await ask((db) => db.from('reserve_plans').insert(row).select('id').single());
      return;
    }
    const row = { ...planColumns(draft), version };
    await ask((db) => db.from('reserve_plans').update(row).eq('club_id', club.id).select('id').single());
  },
  expect(known, _saved, { studyYear, balance, yearlyContribution, inflationPercent, interestPercent }, version) {
    const plan: ReservePlan = {
      studyYear,
      balance: balance ?? 0,
      yearlyContribution: yearlyContribution ?? 0,
      inflationPercent: inflationPercent ?? 0,
      interestPercent: interestPercent ?? 0,
      version: version + 1,
    };
    known.change('readReserve', (study) => ({ ...study, plan }));
  },
});

export const addComponent = clubFutureChange({
  waits: 'new-row',
  async send({ club }: ClubReader, draft: ComponentDraft): Promise<void> {
    const row = { club_id: club.id, ...componentColumns(draft) };
    await ask((db) => db.from('reserve_components').insert(row).select('id').single());
  },
  expect: (known, draft) =>
    changeComponents(known, (components) => [...components, { ...stored(draft), id: newId(), version: 1 }]),
});

/** Saves over one version; a newer one refuses it. */
export const saveComponent = clubFutureChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: (_reader: ClubReader, id: string, draft: ComponentDraft, version: number): Promise<void> =>
    save((db) =>
      db
        .from('reserve_components')
        .update({ ...componentColumns(draft), version })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  expect: (known, id, draft, version) =>
    changeComponents(known, (components) =>
      withChanged(components, [id], () => ({ ...stored(draft), version: version + 1 })),
    ),
});

export const deleteComponent = clubFutureChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string): Promise<void> =>
    save((db) => db.from('reserve_components').delete().eq('id', id).select('id').single()),
  expect: (known, id) => changeComponents(known, (components) => without(components, [id])),
});
