import { shiftIn } from '../../source/changes/placing';
import type { ShiftRequest } from '../../source/rows/request';
import type { Shift } from '../../source/rows/shift';
import { refusedWish } from '../refuseOwnRequests';
import type { Known } from './facts';

/** The part of a shift that a decided request depends on. */
export type ShiftBefore = Pick<Shift, 'id' | 'staffId' | 'needsCover' | 'role' | 'location' | 'startsAt' | 'endsAt'>;

interface Kept {
  shifts: readonly ShiftBefore[];
  /** The request, or the time off, with whose approval this request ended, or its shift (app.shifts_before). */
  endedWith?: string;
}

/** By request or time off. Beside the answers, as no read of the database has it (app.shifts_before). */
const allKept = new WeakMap<Known, Map<string, Kept>>();

function keptIn(known: Known): Map<string, Kept> {
  const kept = allKept.get(known) ?? new Map<string, Kept>();
  allKept.set(known, kept);
  return kept;
}

const beforeOf = ({ id, staffId, needsCover, role, location, startsAt, endsAt }: Shift): ShiftBefore => ({
  id,
  staffId,
  needsCover,
  role,
  location,
  startsAt,
  endsAt,
});

/** Stores shifts before a decision changes them. */
export function keepShifts(known: Known, decidedId: string, shifts: readonly Shift[], endedWith?: string): void {
  if (shifts.length > 0) keptIn(known).set(decidedId, { shifts: shifts.map(beforeOf), endedWith });
}

/** The shifts of a decided request or time off; undefined if there are none. */
export const shiftsBefore = (known: Known, decidedId: string): readonly ShiftBefore[] | undefined =>
  keptIn(known).get(decidedId)?.shifts;

/** The shifts of a request. */
export const requestedShifts = (known: Known, { shiftId, colleagueShiftId }: ShiftRequest): Shift[] =>
  [shiftId, colleagueShiftId].flatMap((id) => (id === null ? [] : (shiftIn(known, id) ?? [])));

/** Whether two states of a shift have the same role, place and time (app.is_same_work). */
export const isSameWork = (one: ShiftBefore, other: ShiftBefore): boolean =>
  (['role', 'location', 'startsAt', 'endsAt'] as const).every((field) => one[field] === other[field]);

/** The shifts of a swap or a pickup that are no longer what people asked about (app.refuse_changed_shifts). */
export const changedShifts = (known: Known, { id, kind }: ShiftRequest): Shift[] =>
  (shiftsBefore(known, id) ?? []).flatMap((was) => {
    const shift = shiftIn(known, was.id);
    const isSame = shift && isSameWork(shift, was) && (kind !== 'swap' || shift.staffId === was.staffId);
    return !shift || isSame || kind === 'drop' ? [] : [shift];
  });

/** Ends open requests with an approval, after their shifts have been stored. */
export function endRequests(known: Known, isMeant: (request: ShiftRequest) => boolean): void {
  known.change('listRequests', (all) =>
    all.map((one) => (one.status === 'open' && isMeant(one) ? { ...one, status: 'cancelled' as const } : one)),
  );
}

/** Stores the shifts of the requests that an approval ends. @returns these requests */
export function keepEnded(known: Known, endedWith: string, isMeant: (request: ShiftRequest) => boolean): Set<string> {
  const ended = (known.get('listRequests') ?? []).filter((one) => one.status === 'open' && isMeant(one));
  for (const one of ended) keepShifts(known, one.id, requestedShifts(known, one), endedWith);
  return new Set(ended.map(({ id }) => id));
}

/** What a request ended with that is stored: a decision, or one of its shifts. */
export const endedWith = (known: Known, requestId: string): string | undefined =>
  keptIn(known).get(requestId)?.endedWith;

export const forgetShifts = (known: Known, decidedId: string): boolean => keptIn(known).delete(decidedId);

/** Opens a request again that ended. @returns whether it still fits (app.reopen_if_it_fits) */
export function reopenIfItFits(known: Known, ended: ShiftRequest): boolean {
  if (changedShifts(known, ended).length > 0 || refusedWish(known, ended)) return false;
  known.change('listRequests', (all) =>
    all.map((one) => (one.id === ended.id ? { ...one, status: 'open' as const } : one)),
  );
  return true;
}

/** Opens the requests again that ended with an approval and still fit (app.reopen_ended_requests). */
export function reopenEnded(known: Known, decidedId: string): void {
  const kept = keptIn(known);
  for (const [id, { endedWith }] of [...kept]) {
    if (endedWith !== decidedId) continue;
    const ended = known.get('listRequests')?.find((one) => one.id === id && one.status === 'cancelled');
    if (ended) reopenIfItFits(known, ended);
    kept.delete(id);
  }
  kept.delete(decidedId);
}
