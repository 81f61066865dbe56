import type { ClubReader } from '@platform/module-kit/screens';
import { save } from '../club/requests';
import type { Availability, ShiftAnswer } from '../schedulingSource';
import { schedulingChange } from './schedulingChange';

/** Confirms or declines a published shift. The person keeps a declined one until someone takes it. */
export const answerShift = schedulingChange({
  waits: true,
  send: (_reader: ClubReader, shiftId: string, answer: ShiftAnswer['answer'], note: string) =>
    save((db) => db.rpc('answer_shift', { shift_id: shiftId, answer, ...(note.trim() && { note: note.trim() }) })),
});

/** An entry about when a person can work. */
export type AvailabilityDraft = Omit<Availability, 'id' | 'appliesFrom'>;

export const addAvailability = schedulingChange({
  waits: true,
  send({ club }: ClubReader, entry: AvailabilityDraft) {
    const row = {
      club_id: club.id,
      staff_id: entry.staffId,
      weekday: entry.weekday,
      day: entry.day,
      from_time: entry.fromTime,
      to_time: entry.toTime,
      kind: entry.kind,
      note: entry.note,
    };
    return save((db) => db.from('staff_availability').insert(row).select('id').single());
  },
});

export const removeAvailability = schedulingChange({
  waits: true,
  send: (_reader: ClubReader, id: string) =>
    save((db) => db.from('staff_availability').delete().eq('id', id).select('id').single()),
});
