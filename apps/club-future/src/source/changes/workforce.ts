import { addDays, newId, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { ask, save } from '../club/requests';
import type { Assumption, GrowthYear, PlanDraft, Workforce } from '../rows/workforce';
import { clubFutureChange, type Known } from './clubFutureChange';

const planColumns = (draft: PlanDraft) => ({
  planned_ratio: draft.plannedRatio,
  // The form takes no plan without it.
  optimal_ratio: draft.optimalRatio ?? 0,
  hire_weeks_before_opening: draft.hireWeeksBeforeOpening,
  recruit_weeks_before_hire: draft.recruitWeeksBeforeHire,
});

const yearColumns = ({ year, members, wageGrowthPercent }: GrowthYear) => ({
  year,
  members,
  wage_growth_percent: wageGrowthPercent,
});

/** When to recruit and hire, counted back from the opening, as the view `hiring_calendar` does. */
function calendarOf(calendar: Workforce['calendar'], plan: PlanDraft): Workforce['calendar'] {
  if (calendar === null) return null;
  const hireFrom = addDays(calendar.opensOn, -7 * plan.hireWeeksBeforeOpening);
  return { ...calendar, hireFrom, recruitFrom: addDays(hireFrom, -7 * plan.recruitWeeksBeforeHire) };
}

const changeYears = (known: Known, become: (years: readonly Assumption[]) => Assumption[]): void =>
  known.change('readWorkforce', (workforce) => ({
    ...workforce,
    assumptions: become(workforce.assumptions).sort((one, other) => Number(one.year) - Number(other.year)),
  }));

/** Saves the plan of the club over one version, or its first one. @param saved the plan that the person has read */
export const savePlan = clubFutureChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  async send({ club }: ClubReader, saved: Workforce['plan'], draft: PlanDraft, version: number): Promise<void> {
    if (saved === null) {
      const row = { club_id: club.id, ...planColumns(draft) };
      await ask((db) => db.from('workforce_plans').insert(row).select('id').single());
      return;
    }
    const row = { ...planColumns(draft), version };
    await ask((db) => db.from('workforce_plans').update(row).eq('club_id', club.id).select('id').single());
  },
  expect(known, _saved, draft, version) {
    const { plannedRatio, hireWeeksBeforeOpening, recruitWeeksBeforeHire } = draft;
    const plan = {
      plannedRatio,
      optimalRatio: draft.optimalRatio ?? 0,
      hireWeeksBeforeOpening,
      recruitWeeksBeforeHire,
      version: version + 1,
    };
    known.change('readWorkforce', (workforce) => ({
      ...workforce,
      plan,
      calendar: calendarOf(workforce.calendar, plan),
    }));
  },
});

export const addYear = clubFutureChange({
  waits: 'new-row',
  async send({ club }: ClubReader, draft: GrowthYear): Promise<void> {
    const row = { club_id: club.id, ...yearColumns(draft) };
    await ask((db) => db.from('growth_assumptions').insert(row).select('id').single());
  },
  expect: (known, draft) => changeYears(known, (years) => [...years, { ...draft, id: newId(), version: 1 }]),
});

/** Saves over one version; a newer one refuses it. */
export const saveYear = clubFutureChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: (_reader: ClubReader, id: string, draft: GrowthYear, version: number): Promise<void> =>
    save((db) =>
      db
        .from('growth_assumptions')
        .update({ ...yearColumns(draft), version })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  expect: (known, id, draft, version) =>
    changeYears(known, (years) => withChanged(years, [id], () => ({ ...draft, version: version + 1 }))),
});

export const deleteYear = clubFutureChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string): Promise<void> =>
    save((db) => db.from('growth_assumptions').delete().eq('id', id).select('id').single()),
  expect: (known, id) => changeYears(known, (years) => without(years, [id])),
});
