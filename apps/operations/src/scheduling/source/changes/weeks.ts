import type { ClubReader } from '@platform/module-kit/screens';
import { ask, save } from '../club/requests';
import type { Template, TemplateShift } from '../rows/week';
import { schedulingChange } from './schedulingChange';

/** The source of a new week. */
export type WeekOrigin = { kind: 'blank' } | { kind: 'week'; week: string } | { kind: 'template'; templateId: string };

/** The result for a proposed shift of a new week. A shift that its person may not work stays open, with the reason. */
export interface MadeShift {
  shiftId: string;
  result: 'created' | 'left open' | 'existing';
  reason: string | null;
}

/** Makes the drafts of a week. A week that already has shifts is returned unchanged. */
export const createWeek = schedulingChange({
  waits: 'computed',
  async send(_reader: ClubReader, week: string, origin: WeekOrigin): Promise<MadeShift[]> {
    const asked = {
      day_of_week: week,
      ...(origin.kind === 'week' && { other_week: origin.week }),
      ...(origin.kind === 'template' && { template_id: origin.templateId }),
    };
    const made = await ask((db) => db.rpc('make_week', asked));
    return made.flatMap(({ result, shift_ids: ids, reasons }) =>
      ids.map((shiftId, place) => ({
        shiftId,
        result: result as MadeShift['result'],
        reason: reasons[place] ?? null,
      })),
    );
  },
});

const columnsOf = (shift: TemplateShift) => ({
  weekday: shift.weekday,
  starts_at: shift.startsAt,
  length_minutes: shift.lengthMinutes,
  break_minutes: shift.breakMinutes,
  role: shift.role,
  location: shift.location,
  count: shift.count,
  staff_id: shift.staffId,
});

/** A template without the version that the database counts. */
export type NewTemplate = Omit<Template, 'version'>;

/** Adds a template with its shifts, and with an id from the page: a removed one comes back as it was. */
export const addTemplate = schedulingChange({
  waits: 'new-row',
  async send({ club }: ClubReader, { id, name, notes, shifts }: NewTemplate): Promise<void> {
    await save((db) =>
      db.from('schedule_templates').insert({ id, club_id: club.id, name, notes }).select('id').single(),
    );
    const rows = shifts.map((shift) => ({ club_id: club.id, template_id: id, ...columnsOf(shift) }));
    try {
      await save((db) => db.from('schedule_template_shifts').insert(rows).select('id'));
    } catch (error) {
      // A template without its shifts would plan an empty week.
      await save((db) => db.from('schedule_templates').delete().eq('id', id).select('id'));
      throw error;
    }
  },
});

/** Renames over one version; a newer one refuses it. */
export const renameTemplate = schedulingChange({
  waits: 'own-form',
  send: (_reader: ClubReader, id: string, name: string, version: number) =>
    save((db) => db.from('schedule_templates').update({ name, version }).eq('id', id).select('id').single()),
});

/** Weeks that were made from it stay. */
export const removeTemplate = schedulingChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) =>
    save((db) => db.from('schedule_templates').delete().eq('id', id).select('id').single()),
});
