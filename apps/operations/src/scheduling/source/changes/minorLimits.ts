import { withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { save } from '../club/requests';
import type { MinorLimits, MinorLimitsDraft, NewMinorLimits } from '../rows/minorLimits';
import { schedulingChange } from './schedulingChange';

const columnsOf = (draft: MinorLimitsDraft) => ({
  ages: draft.ages,
  state: draft.state,
  source: draft.source,
  earliest_start_school: draft.earliestStartSchool,
  latest_end_school: draft.latestEndSchool,
  earliest_start_other: draft.earliestStartOther,
  latest_end_other: draft.latestEndOther,
  day_minutes_school: draft.dayMinutesSchool,
  day_minutes_other: draft.dayMinutesOther,
  week_minutes_school: draft.weekMinutesSchool,
  week_minutes_other: draft.weekMinutesOther,
  week_days: draft.weekDays,
  break_minutes: draft.breakMinutes,
  break_after_minutes: draft.breakAfterMinutes,
});

const byAges = (all: readonly MinorLimits[]) => [...all].sort((one, two) => one.ages.localeCompare(two.ages));

/**
 * The limits of the club's state for an age; those that were entered before refuse others for the same age. The id is from
 * the page: removed ones come back as they were.
 */
export const addMinorLimits = schedulingChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, { id, ...draft }: NewMinorLimits) =>
    save((db) =>
      db
        .from('club_minor_limits')
        .insert({ id, club_id: club.id, ...columnsOf(draft) })
        .select('id')
        .single(),
    ),
  expect(known, limits) {
    known.change('listMinorLimits', (all) => byAges([...all, { ...limits, version: 1 }]));
  },
});

/** Saves them over one version; a newer one refuses it. */
export const saveMinorLimits = schedulingChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: (_reader: ClubReader, id: string, draft: MinorLimitsDraft, version: number) =>
    save((db) =>
      db
        .from('club_minor_limits')
        .update({ ...columnsOf(draft), version })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  expect(known, id, draft, version) {
    known.change('listMinorLimits', (all) => withChanged(all, [id], () => ({ ...draft, version: version + 1 })));
  },
});

export const removeMinorLimits = schedulingChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) =>
    save((db) => db.from('club_minor_limits').delete().eq('id', id).select('id').single()),
  expect(known, id) {
    known.change('listMinorLimits', (all) => without(all, [id]));
  },
});
