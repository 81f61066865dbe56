import { clubToday, withChanged, type ClubReader, type Delivery } from '@platform/module-kit/screens';
import { sendFromDeck } from '../../../shared/deck/sendFromDeck';
import { periodWords } from '../../rules/words';
import { save } from '../club/requests';
import type { ShiftAnswer } from '../rows/shift';
import type { Availability } from '../rows/timeOff';
import { place, shiftIn } from './placing';
import { schedulingChange } from './schedulingChange';
import { seenRow, type SeenShift } from './seenShift';

/**
 * Confirms or declines a published shift, also without a network. The person keeps a declined one until someone takes it.
 * An answer is about the shift as it was published, so one that waited is refused if the shift has changed since.
 */
export const answerShift = schedulingChange({
  send(reader: ClubReader, seen: SeenShift, answer: ShiftAnswer['answer'], note: string): Promise<Delivery> {
    const words = periodWords(seen, reader.club.time_zone, clubToday(reader.club));
    return sendFromDeck(reader, {
      about: `${answer === 'confirmed' ? 'Confirmed' : 'Declined'}: ${words}`,
      call: 'answer_shift',
      with: { shift_id: seen.id, answer, ...(note.trim() && { note: note.trim() }) },
      seen: seenRow(seen, 'This shift has changed since. Look at your week: answer it there if it is still yours.'),
    });
  },
  expect(known, { id: shiftId }, answer, note): Delivery {
    const shift = shiftIn(known, shiftId);
    const next = { answer, note: note.trim() || null, answeredAt: known.source.now().toISOString() };
    if (!shift || (shift.answer?.answer === next.answer && shift.answer.note === next.note)) return 'sent';
    const wasDeclined = shift.answer?.answer === 'declined';
    const needsCover = answer === 'declined' || (shift.needsCover && !wasDeclined);
    // The answer alone does not change the shift, and makes no new version of it.
    if (needsCover === shift.needsCover) {
      known.change('listShifts', (shifts) => withChanged(shifts, [shiftId], () => ({ answer: next })));
    } else {
      place(known, { ...shift, needsCover, answer: next, version: shift.version + 1 });
    }
    return 'sent';
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
