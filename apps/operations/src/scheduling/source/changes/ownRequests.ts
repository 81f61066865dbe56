import type { ClubReader } from '@platform/module-kit/screens';
import { save } from '../club/requests';
import type { ShiftRequest } from '../rows/request';
import { schedulingChange } from './schedulingChange';

/** A person's request about a shift. */
export type Wish = Pick<ShiftRequest, 'kind' | 'staffId' | 'shiftId' | 'colleagueShiftId' | 'note'>;

/** Asks to drop, swap or take a shift. */
export const askForShift = schedulingChange({
  waits: 'new-row',
  send({ club }: ClubReader, wish: Wish) {
    const row = {
      club_id: club.id,
      kind: wish.kind,
      staff_id: wish.staffId,
      shift_id: wish.shiftId,
      colleague_shift_id: wish.colleagueShiftId,
      note: wish.note,
    };
    return save((db) => db.from('shift_requests').insert(row).select('id').single());
  },
});

export const withdrawRequest = schedulingChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) => save((db) => db.rpc('withdraw_shift_request', { request_id: id })),
});

/** Answers a swap that a colleague asks for. */
export const answerSwap = schedulingChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string, agrees: boolean) =>
    save((db) => db.rpc('answer_swap', { request_id: id, agrees }).select()),
});

/** Takes a shift that was offered, or any open one if the club allows that. The first person gets it. */
export const acceptOffer = schedulingChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, shiftId: string) => save((db) => db.rpc('accept_open_shift', { shift_id: shiftId })),
});

/** Asks for days off. */
export const askTimeOff = schedulingChange({
  waits: 'new-row',
  send({ club }: ClubReader, staffId: string, startsOn: string, endsOn: string, reason: string | null) {
    const row = { club_id: club.id, staff_id: staffId, starts_on: startsOn, ends_on: endsOn, reason };
    return save((db) => db.from('time_off_requests').insert(row).select('id').single());
  },
});

export const withdrawTimeOff = schedulingChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) => save((db) => db.rpc('withdraw_time_off', { request_id: id })),
});
