import { without, type ClubReader } from '@platform/module-kit/screens';
import { save } from '../club/requests';
import type { RulesDraft, SchoolDay } from '../rows/rules';
import type { Blackout } from '../rows/timeOff';
import { schedulingChange } from './schedulingChange';

/** Saves the planning rules over one version; a newer one refuses it. */
export const saveRules = schedulingChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: ({ club }: ClubReader, draft: RulesDraft, version: number) =>
    save((db) =>
      db
        .from('club_labor_rules')
        .update({
          weekly_hours_cap: draft.weeklyHoursCap,
          rest_hours: draft.restHours,
          shift_hours_cap: draft.shiftHoursCap,
          notice_hours: draft.noticeHours,
          availability_due_days: draft.availabilityDueDays,
          time_off_notice_days: draft.timeOffNoticeDays,
          staff_take_open_shifts: draft.staffTakeOpenShifts,
          version,
        })
        .eq('club_id', club.id)
        .select('id')
        .single(),
    ),
  expect(known, draft, version) {
    known.change('readRules', (rules) => ({ ...rules, ...draft, version: version + 1 }));
  },
});

/** Days on which no one asks for time off, with an id from the page: removed ones come back as they were. */
export const addBlackout = schedulingChange({
  waits: 'new-row',
  send({ club }: ClubReader, days: Blackout) {
    const row = { id: days.id, club_id: club.id, starts_on: days.startsOn, ends_on: days.endsOn, name: days.name };
    return save((db) => db.from('time_off_blackouts').insert(row).select('id').single());
  },
  expect(known, days) {
    known.change('listBlackouts', (all) =>
      [...all, days].sort((one, two) => one.startsOn.localeCompare(two.startsOn) || one.id.localeCompare(two.id)),
    );
  },
});

export const removeBlackout = schedulingChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) =>
    save((db) => db.from('time_off_blackouts').delete().eq('id', id).select('id').single()),
  expect(known, id) {
    known.change('listBlackouts', (all) => without(all, [id]));
  },
});

/** Days on which school differs from the usual, all or none. A day that is in the calendar already refuses them. */
export const addSchoolDays = schedulingChange({
  waits: 'own-form',
  send({ club }: ClubReader, days: readonly SchoolDay[]) {
    const rows = days.map(({ day, isSchoolDay, name }) => ({
      club_id: club.id,
      day,
      is_school_day: isSchoolDay,
      name,
    }));
    return save((db) => db.from('school_calendar_days').insert(rows).select('id'));
  },
  expect(known, days) {
    known.change('listSchoolDays', (all) => [...all, ...days].sort((one, two) => one.day.localeCompare(two.day)));
  },
});

export const removeSchoolDays = schedulingChange({
  waits: 'row-goes',
  send: ({ club }: ClubReader, days: readonly string[]) =>
    save((db) =>
      db
        .from('school_calendar_days')
        .delete()
        .eq('club_id', club.id)
        .in('day', [...days])
        .select('id'),
    ),
  expect(known, days) {
    known.change('listSchoolDays', (all) => all.filter(({ day }) => !days.includes(day)));
  },
});
