import { addDays, newId, withChanged, without } from '@platform/module-kit/screens';
import { emergencyShifts, isWanted } from '../../rules/coverage/emergency';
import { momentOf } from '../../../shared/calendar/clock';
import { periodWords } from '../../rules/words';
import { shiftIn } from '../../source/changes/placing';
import type { Decision, OfferedShift } from '../../source/changes/requests';
import type { Shift } from '../../source/rows/shift';
import type { TimeOff } from '../../source/rows/timeOff';
import { changeShift } from './changeShift';
import { factsOf, type Known } from './facts';
import { inOfferOrder } from './offersOfShift';
import {
  endRequests,
  isSameWork,
  keepEnded,
  keepShifts,
  reopenEnded,
  requestedShifts,
  shiftsBefore,
  type ShiftBefore,
} from './shiftsBefore';

const noted = (note: string) => note.trim() || null;

/** Whether a shift lies on the days of a request and has not begun (app.is_on_days_off). */
function onDaysOff(known: Known, { startsOn, endsOn }: TimeOff): (shift: Shift) => boolean {
  const { timeZone } = known.source;
  const from = momentOf(`${startsOn}T00:00`, timeZone);
  const until = momentOf(`${addDays(endsOn, 1)}T00:00`, timeZone);
  const now = known.source.now().toISOString();
  return ({ startsAt, endsAt }) => startsAt > now && startsAt < until && endsAt > from;
}

export function decideTimeOff(known: Known, id: string, decision: Decision, note: string): string[] {
  const request = known.get('listTimeOff')?.find((one) => one.id === id);
  if (!request) return [];
  const isMeant = onDaysOff(known, request);
  const opened =
    decision === 'declined'
      ? []
      : known
          .all('listShifts')
          .flat()
          .filter((shift) => shift.staffId === request.staffId && shift.status !== 'cancelled' && isMeant(shift));
  opened.sort((one, two) => one.id.localeCompare(two.id));
  keepShifts(known, id, opened);
  const isOpened = (of: string | null) => opened.some((shift) => shift.id === of);
  const ended = keepEnded(
    known,
    id,
    (one) => (one.kind !== 'pickup' && isOpened(one.shiftId)) || isOpened(one.colleagueShiftId),
  );
  for (const shift of opened) changeShift(known, shift, { staffId: null });
  endRequests(known, (one) => ended.has(one.id));
  known.change('listTimeOff', (all) =>
    withChanged(all, [id], () => ({
      status: decision,
      decisionNote: noted(note),
    })),
  );
  return opened.map(({ id }) => id);
}

/** The shifts that an approval opened and that are what they were (app.shifts_to_give_back). */
export function shiftsToGiveBack(known: Known, request: TimeOff): { shift: Shift; before: ShiftBefore }[] {
  const isMeant = onDaysOff(known, request);
  return (shiftsBefore(known, request.id) ?? []).flatMap((before) => {
    const shift = shiftIn(known, before.id);
    return shift && shift.status !== 'cancelled' && isSameWork(shift, before) && isMeant(shift)
      ? [{ shift, before }]
      : [];
  });
}

export function reopenTimeOff(known: Known, id: string): void {
  const request = known.get('listTimeOff')?.find((one) => one.id === id);
  if (!request || request.status === 'pending') return;
  const given = shiftsToGiveBack(known, request);
  known.change('listTimeOff', (all) => withChanged(all, [id], () => ({ status: 'pending', decisionNote: null })));
  for (const { shift, before } of given) {
    if (shift.staffId === null) changeShift(known, shift, { staffId: before.staffId, needsCover: before.needsCover });
  }
  reopenEnded(known, id);
}

export function reopenRequest(known: Known, id: string): void {
  const request = known.get('listRequests')?.find((one) => one.id === id);
  if (!request || request.status === 'open') return;
  const before = shiftsBefore(known, id) ?? [];
  for (const { id: shiftId, staffId, needsCover } of request.status === 'approved' ? before : []) {
    const shift = shiftIn(known, shiftId);
    if (!shift) continue;
    const isDeclined = shift.staffId === staffId && shift.answer?.answer === 'declined';
    const given = changeShift(known, shift, { staffId, needsCover: needsCover || isDeclined });
    // Another person covers a shift: it is flagged again once the person has it.
    if (needsCover && !given.needsCover) changeShift(known, given, { needsCover });
  }
  known.change('listRequests', (all) => withChanged(all, [id], () => ({ status: 'open', decisionNote: null })));
  reopenEnded(known, id);
}

export function decideRequest(known: Known, id: string, decision: Decision, note: string): void {
  const request = known.get('listRequests')?.find((one) => one.id === id);
  if (!request) return;
  const shift = shiftIn(known, request.shiftId);
  const other = request.colleagueShiftId === null ? undefined : shiftIn(known, request.colleagueShiftId);
  keepShifts(known, id, requestedShifts(known, request));
  if (decision === 'approved') {
    const about = [request.shiftId, request.colleagueShiftId];
    const ended = keepEnded(
      known,
      id,
      (one) => one.id !== id && [one.shiftId, one.colleagueShiftId].some((of) => of && about.includes(of)),
    );
    // A person who asked for a shift has confirmed it. A dropped shift stays theirs until someone takes it.
    const answer = { answer: 'confirmed' as const, note: null, answeredAt: known.source.now().toISOString() };
    const next = { pickup: request.staffId, swap: request.colleagueId };
    if (shift) {
      const become = request.kind === 'drop' ? { needsCover: true } : { staffId: next[request.kind], answer };
      changeShift(known, shift, become);
    }
    if (other) changeShift(known, other, { staffId: request.staffId, answer });
    endRequests(known, (one) => ended.has(one.id));
  }
  known.change('listRequests', (all) =>
    withChanged(all, [id], () => ({
      status: decision,
      decisionNote: noted(note),
    })),
  );
}

export function withdrawOffers(known: Known, ids: readonly string[]): string[] {
  const open = (known.get('listOffers') ?? []).filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  known.change('listOffers', (all) => without(all, open));
  return open.sort();
}

export function offerOpenShifts(known: Known): OfferedShift[] {
  const facts = factsOf(known);
  const offers = known.get('listOffers') ?? [];
  const shifts = known.all('listShifts').flat();
  const added = emergencyShifts(shifts, offers, facts).flatMap(({ shift, fresh }) =>
    fresh.map(({ staffId }) => ({ id: newId(), shiftId: shift.id, staffId })),
  );
  known.change('listOffers', (all) => inOfferOrder([...all, ...added]));
  const { timeZone } = known.source;
  const fresh = new Set(added.map(({ id }) => id));
  return shifts
    .filter((shift) => isWanted(shift, facts.now))
    .sort((one, two) => one.startsAt.localeCompare(two.startsAt) || one.id.localeCompare(two.id))
    .flatMap((shift) =>
      [...offers, ...added]
        .filter(({ shiftId }) => shiftId === shift.id)
        .map(({ id, staffId }) => ({
          id,
          isNew: fresh.has(id),
          shiftId: shift.id,
          staffId,
          staffName: facts.people.get(staffId)?.name ?? '',
          words: `${shift.role}, ${periodWords(shift, timeZone, facts.today)}`,
        }))
        .sort((one, two) => (one.staffName.toLowerCase() < two.staffName.toLowerCase() ? -1 : 1)),
    );
}
