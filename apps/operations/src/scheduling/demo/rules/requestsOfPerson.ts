import type { ShiftRequest } from '../../source/rows/request';
import type { Shift } from '../../source/rows/shift';
import type { Known } from './facts';
import { endRequests, forgetShifts, keepShifts, requestedShifts, reopenIfItFits, endedWith } from './shiftsBefore';

/** Whether the person of a shift is the one that a request about it needs (app.has_person_of_request). */
function hasPersonOf({ id, staffId, needsCover }: Shift, request: ShiftRequest): boolean {
  if (request.colleagueShiftId === id) return staffId === request.colleagueId;
  if (request.kind === 'pickup') return staffId === null || (needsCover && staffId !== request.staffId);
  return staffId === request.staffId;
}

const isAbout = ({ shiftId, colleagueShiftId }: ShiftRequest, id: string) => [shiftId, colleagueShiftId].includes(id);

/**
 * The requests of a shift that is canceled, or that other people can have than before: those that no longer fit end, and those
 * that ended so are open again once they fit again (app.end_requests_of_changed_shift).
 */
export function followPerson(known: Known, old: Shift, now: Shift): void {
  const isForOthers = old.staffId !== now.staffId || old.needsCover !== now.needsCover;
  const isCanceled = old.status !== 'cancelled' && now.status === 'cancelled';
  const isRestored = old.status === 'cancelled' && now.status === 'published';
  if (!isForOthers && !isCanceled && !isRestored) return;
  const requests = known.get('listRequests') ?? [];
  const isOut = (one: ShiftRequest) => now.status === 'cancelled' || !hasPersonOf(now, one);
  const ended = requests.filter((one) => one.status === 'open' && isAbout(one, now.id) && isOut(one));
  for (const one of ended) keepShifts(known, one.id, shiftsOf(known, one, old), old.id);
  endRequests(known, (one) => ended.some(({ id }) => id === one.id));
  if (!isForOthers && !isRestored) return;
  for (const one of requests) {
    const isEnded = isAbout(one, now.id) && isAbout(one, endedWith(known, one.id) ?? '');
    if (isEnded && one.status === 'cancelled' && hasPersonOf(now, one) && reopenIfItFits(known, one)) {
      forgetShifts(known, one.id);
    }
  }
}

/** The shifts of a request before one of them ended it. One step can give both shifts of a swap to others. */
const shiftsOf = (known: Known, request: ShiftRequest, old: Shift): Shift[] =>
  requestedShifts(known, request)
    .map((shift) => (shift.id === old.id ? old : shift))
    .map((shift) =>
      request.kind === 'swap'
        ? { ...shift, staffId: shift.id === request.shiftId ? request.staffId : request.colleagueId }
        : shift,
    );
