import { addDays, newId, withChanged, without } from '@platform/module-kit/screens';
import { emergencyShifts, isWanted } from '../../rules/coverage/emergency';
import { momentOf } from '../../../shared/calendar/clock';
import { periodWords } from '../../rules/words';
import { shiftIn } from '../../source/changes/placing';
import type { Decision, OfferedShift } from '../../source/changes/requests';
import type { ShiftBefore } from '../../source/rows/request';
import type { Shift } from '../../source/rows/shift';
import type { TimeOff } from '../../source/rows/timeOff';
import { changeShift } from './changeShift';
import { factsOf, type Known } from './facts';

const noted = (note: string) => note.trim() || null;

/** Whether a shift lies on the days of a request and has not begun (app.is_on_days_off). */
export function onDaysOff(known: Known, { startsOn, endsOn }: TimeOff): (shift: Shift) => boolean {
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
  for (const shift of opened) changeShift(known, shift, { staffId: null });
  known.change('listTimeOff', (all) =>
    withChanged(all, [id], () => ({
      status: decision,
      decisionNote: noted(note),
      ...(opened.length > 0 && { before: opened.map(beforeOf) }),
    })),
  );
  return opened.map(({ id }) => id);
}

/** The shifts that an approval opened and that are what they were (app.shifts_to_give_back). */
export function shiftsToGiveBack(known: Known, request: TimeOff): { shift: Shift; before: ShiftBefore }[] {
  const isMeant = onDaysOff(known, request);
  return (request.before ?? []).flatMap((before) => {
    const shift = shiftIn(known, before.id);
    return shift && shift.status !== 'cancelled' && isSameWork(shift, before) && isMeant(shift)
      ? [{ shift, before }]
      : [];
  });
}

/** Whether two states of a shift have the same role, place and time (app.is_same_work). */
export const isSameWork = (one: ShiftBefore, other: ShiftBefore): boolean =>
  (['role', 'location', 'startsAt', 'endsAt'] as const).every((field) => one[field] === other[field]);

export function reopenTimeOff(known: Known, id: string): void {
  const request = known.get('listTimeOff')?.find((one) => one.id === id);
  if (!request || request.status === 'pending') return;
  const given = shiftsToGiveBack(known, request);
  const { before: _before, ...rest } = request;
  known.change('listTimeOff', (all) =>
    all.map((one) => (one.id === id ? { ...rest, status: 'pending' as const, decisionNote: null } : one)),
  );
  for (const { shift, before } of given) {
    if (shift.staffId === null) changeShift(known, shift, { staffId: before.staffId, needsCover: before.needsCover });
  }
}

export function reopenRequest(known: Known, id: string): void {
  const request = known.get('listRequests')?.find((one) => one.id === id);
  if (!request || request.status === 'open') return;
  const { before = [], ...rest } = request;
  for (const { id: shiftId, staffId, needsCover } of request.status === 'approved' ? before : []) {
    const shift = shiftIn(known, shiftId);
    if (!shift) continue;
    if (shift.staffId !== staffId) endWishes(known, shiftId);
    const isDeclined = shift.staffId === staffId && shift.answer?.answer === 'declined';
    const given = changeShift(known, shift, { staffId, needsCover: needsCover || isDeclined });
    // Another person covers a shift: it is flagged again once the person has it.
    if (needsCover && !given.needsCover) changeShift(known, given, { needsCover });
  }
  known.change('listRequests', (all) =>
    all.map((one) => (one.id === id ? { ...rest, status: 'open' as const, decisionNote: null } : one)),
  );
}

/** Who loses a shift can no longer drop or swap it. */
const endWishes = (known: Known, id: string): void =>
  known.change('listRequests', (all) =>
    all.map((one) =>
      one.status === 'open' && ((one.shiftId === id && one.kind !== 'pickup') || one.colleagueShiftId === id)
        ? { ...one, status: 'cancelled' as const }
        : one,
    ),
  );

export function decideRequest(known: Known, id: string, decision: Decision, note: string): void {
  const request = known.get('listRequests')?.find((one) => one.id === id);
  if (!request) return;
  const shift = shiftIn(known, request.shiftId);
  const other = request.colleagueShiftId === null ? undefined : shiftIn(known, request.colleagueShiftId);
  const before = [shift, other].flatMap((one) => (one ? beforeOf(one) : []));
  if (decision === 'approved') {
    // A person who asked for a shift has confirmed it. A dropped shift stays theirs until someone takes it.
    const answer = { answer: 'confirmed' as const, note: null, answeredAt: known.source.now().toISOString() };
    const next = { pickup: request.staffId, swap: request.colleagueId };
    if (shift) {
      const become = request.kind === 'drop' ? { needsCover: true } : { staffId: next[request.kind], answer };
      changeShift(known, shift, become);
    }
    if (other) changeShift(known, other, { staffId: request.staffId, answer });
    const about = [request.shiftId, request.colleagueShiftId];
    known.change('listRequests', (all) =>
      all.map((one) =>
        one.id !== id &&
        one.status === 'open' &&
        [one.shiftId, one.colleagueShiftId].some((of) => of && about.includes(of))
          ? { ...one, status: 'cancelled' as const }
          : one,
      ),
    );
  }
  known.change('listRequests', (all) =>
    withChanged(all, [id], () => ({
      status: decision,
      decisionNote: noted(note),
      ...(before.length > 0 && { before }),
    })),
  );
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
  known.change('listOffers', (all) =>
    [...all, ...added].sort(
      (one, two) => one.shiftId.localeCompare(two.shiftId) || one.staffId.localeCompare(two.staffId),
    ),
  );
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
