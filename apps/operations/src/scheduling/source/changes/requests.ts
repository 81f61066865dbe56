import type { ClubReader } from '@platform/module-kit/screens';
import { ask, save } from '../club/requests';
import { schedulingChange } from './schedulingChange';

export type Decision = 'approved' | 'declined';

const noteOf = (note: string) => (note.trim() ? { note: note.trim() } : {});

/** Decides on days off. @returns the ids of the shifts that an approval opened */
export const decideTimeOff = schedulingChange({
  waits: 'row-goes',
  async send(_reader: ClubReader, id: string, decision: Decision, note: string): Promise<string[]> {
    const opened = await ask((db) => db.rpc('decide_time_off', { request_id: id, decision, ...noteOf(note) }));
    return opened.map((shift) => shift.id).sort();
  },
});

/**
 * Decides on a request about a shift, and carries out an approved one.
 * @param reason overrides soft rules; the history of the shift keeps it
 */
export const decideRequest = schedulingChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string, decision: Decision, note: string, reason?: string) =>
    save((db) =>
      db.rpc('decide_shift_request', {
        request_id: id,
        decision,
        ...noteOf(note),
        ...(reason === undefined ? {} : { override_reason: reason }),
      }),
    ),
});

/**
 * Takes back the manager's own decision on days off: the request is pending again, and its person has the shifts that an approval
 * opened and that are unchanged since.
 * @param reason overrides soft rules about these shifts
 */
export const reopenTimeOff = schedulingChange({
  waits: 'computed',
  send: (_reader: ClubReader, id: string, reason?: string) =>
    save((db) => db.rpc('reopen_time_off', { request_id: id, override_reason: reason })),
});

/**
 * Takes back the manager's own decision on a request about a shift: it is open again, and the people have the shifts that they had.
 * @param reason overrides soft rules about these shifts
 */
export const reopenRequest = schedulingChange({
  waits: 'computed',
  send: (_reader: ClubReader, id: string, reason?: string) =>
    save((db) => db.rpc('reopen_shift_request', { request_id: id, override_reason: reason })),
});

/** An offer of a shift to a person. */
export interface OfferedShift {
  id: string;
  /** Whether it was made now, and not offered already. */
  isNew: boolean;
  shiftId: string;
  staffId: string;
  staffName: string;
  words: string;
}

/**
 * Offers every published shift of the next 24 hours that is open or needs cover to everyone eligible.
 * @returns the open offers
 */
export const offerOpenShifts = schedulingChange({
  waits: 'computed',
  async send(_reader: ClubReader): Promise<OfferedShift[]> {
    const offers = await ask((db) => db.rpc('offer_open_shifts'));
    return offers.map((row) => ({
      id: row.offer_id,
      isNew: row.is_new,
      shiftId: row.shift_id,
      staffId: row.staff_id,
      staffName: row.staff_name,
      words: row.words,
    }));
  },
});

/**
 * Takes back the manager's own open offers of shifts that have not begun, and tells their people.
 * @returns the ids of those that were still open
 */
export const withdrawOffers = schedulingChange({
  waits: 'computed',
  async send(_reader: ClubReader, ids: readonly string[]): Promise<string[]> {
    const withdrawn = await ask((db) => db.rpc('withdraw_offers', { offer_ids: [...ids] }));
    return [...withdrawn].sort();
  },
});
