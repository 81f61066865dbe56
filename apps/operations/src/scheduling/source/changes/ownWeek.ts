import { withChanged, type ClubReader } from '@platform/module-kit/screens';
import { save } from '../club/requests';
import type { Availability, ShiftAnswer } from '../schedulingSource';
import { place, shiftIn } from './placing';
import { schedulingChange } from './schedulingChange';

/** Confirms or declines a published shift. The person keeps a declined one until someone takes it. */
export const answerShift = schedulingChange({
  send: (_reader: ClubReader, shiftId: string, answer: ShiftAnswer['answer'], note: string) =>
    save((db) => db.rpc('answer_shift', { shift_id: shiftId, answer, ...(note.trim() && { note: note.trim() }) })),
  expect(known, shiftId, answer, note) {
    const shift = shiftIn(known, shiftId);
    const next = { answer, note: note.trim() || null, answeredAt: known.source.now().toISOString() };
    if (!shift || (shift.answer?.answer === next.answer && shift.answer.note === next.note)) return;
    const wasDeclined = shift.answer?.answer === 'declined';
    const needsCover = answer === 'declined' || (shift.needsCover && !wasDeclined);
    // The answer alone does not change the shift, and makes no new version of it.
    if (needsCover === shift.needsCover) {
      known.change('listShifts', (shifts) => withChanged(shifts, [shiftId], () => ({ answer: next })));
    } else {
      place(known, { ...shift, needsCover, answer: next, version: shift.version + 1 });
    }
  },
});

/** An entry about when a person can work. */
export type AvailabilityDraft = Omit<Availability, 'id' | 'appliesFrom'>;

export const addAvailability = schedulingChange({
  waits: 'new-row',
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
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) =>
    save((db) => db.from('staff_availability').delete().eq('id', id).select('id').single()),
});
