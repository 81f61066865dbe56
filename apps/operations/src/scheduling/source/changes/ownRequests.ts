import { clubToday, newId, type Answers, type ClubReader, type Delivery } from '@platform/module-kit/screens';
import { sendFromDeck } from '../../../shared/deck/sendFromDeck';
import { daysWords, periodWords } from '../../rules/words';
import { save } from '../club/requests';
import type { RequestedShift, ShiftRequest } from '../rows/request';
import type { TimeOff } from '../rows/timeOff';
import type { SchedulingReads } from '../schedulingSource';
import { shiftIn } from './placing';
import { schedulingChange } from './schedulingChange';
import { seenRow, type SeenShift } from './seenShift';

type Known = Answers<SchedulingReads>;

/** A person's request about a shift. */
export type Wish = Pick<ShiftRequest, 'kind' | 'staffId' | 'shiftId' | 'colleagueShiftId' | 'note'>;

const asked = { drop: 'Asked to drop', swap: 'Asked to swap', pickup: 'Asked to take' } as const;

function requested(known: Known, id: string | null): RequestedShift | null {
  const shift = id === null ? undefined : shiftIn(known, id);
  if (!shift) return null;
  const { staffId, role, location, startsAt, endsAt } = shift;
  return { id: shift.id, staffId, role, location, startsAt, endsAt };
}

/**
 * Asks to drop, swap or take a shift, also without a network: a manager decides later.
 * @param seen the shift as the person saw it; a request that waited is refused if the shift has changed since
 */
export const askForShift = schedulingChange({
  waits: 'new-row',
  send(reader: ClubReader, wish: Wish, seen?: SeenShift): Promise<Delivery> {
    const { club } = reader;
    return sendFromDeck(reader, {
      about: [asked[wish.kind], seen && periodWords(seen, club.time_zone, clubToday(club))].filter(Boolean).join(': '),
      insert: 'shift_requests',
      row: {
        club_id: club.id,
        client_key: newId(),
        kind: wish.kind,
        staff_id: wish.staffId,
        shift_id: wish.shiftId,
        colleague_shift_id: wish.colleagueShiftId,
        note: wish.note,
      },
      seen:
        seen && seenRow(seen, 'This shift has changed since. Look at your week, and ask again if you still want to.'),
    });
  },
  expect(known, wish, _seen?: SeenShift): Delivery {
    const colleagueShift = requested(known, wish.colleagueShiftId);
    const request: ShiftRequest = {
      ...wish,
      id: newId(),
      colleagueId: colleagueShift?.staffId ?? null,
      colleagueAgreedAt: null,
      status: 'open',
      decisionNote: null,
      shift: requested(known, wish.shiftId),
      colleagueShift,
    };
    const isSame = (one: ShiftRequest) =>
      one.status === 'open' && one.shiftId === wish.shiftId && one.staffId === wish.staffId;
    known.change('listRequests', (requests) => (requests.some(isSame) ? requests : [...requests, request]));
    return 'sent';
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

/** Asks for days off, also without a network: a manager decides later. */
export const askTimeOff = schedulingChange({
  waits: 'new-row',
  send(
    reader: ClubReader,
    staffId: string,
    startsOn: string,
    endsOn: string,
    reason: string | null,
  ): Promise<Delivery> {
    const { club } = reader;
    return sendFromDeck(reader, {
      about: `Asked for time off: ${daysWords(startsOn, endsOn, clubToday(club))}`,
      insert: 'time_off_requests',
      row: { club_id: club.id, client_key: newId(), staff_id: staffId, starts_on: startsOn, ends_on: endsOn, reason },
    });
  },
  expect(known, staffId, startsOn, endsOn, reason): Delivery {
    const request: TimeOff = { id: newId(), staffId, startsOn, endsOn, reason, status: 'pending', decisionNote: null };
    const isSame = (one: TimeOff) =>
      one.status === 'pending' && one.staffId === staffId && one.startsOn === startsOn && one.endsOn === endsOn;
    known.change('listTimeOff', (all) =>
      all.some(isSame) ? all : [...all, request].sort((one, other) => one.startsOn.localeCompare(other.startsOn)),
    );
    return 'sent';
  },
});

export const withdrawTimeOff = schedulingChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) => save((db) => db.rpc('withdraw_time_off', { request_id: id })),
});
