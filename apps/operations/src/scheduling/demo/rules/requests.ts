import { addDays, newId, withChanged } from '@platform/module-kit/screens';
import { emergencyShifts, isWanted } from '../../rules/coverage/emergency';
import { momentOf } from '../../../shared/clock';
import { periodWords } from '../../rules/words';
import { shiftIn } from '../../source/changes/placing';
import type { Decision, OfferedShift } from '../../source/changes/requests';
import { changeShift } from './changeShift';
import { factsOf, type Known } from './facts';

const noted = (note: string) => note.trim() || null;

export function decideTimeOff(known: Known, id: string, decision: Decision, note: string): string[] {
  const request = known.get('listTimeOff')?.find((one) => one.id === id);
  if (!request) return [];
  known.change('listTimeOff', (all) => withChanged(all, [id], () => ({ status: decision, decisionNote: noted(note) })));
  if (decision === 'declined') return [];
  const { timeZone } = known.source;
  const from = momentOf(`${request.startsOn}T00:00`, timeZone);
  const until = momentOf(`${addDays(request.endsOn, 1)}T00:00`, timeZone);
  const now = known.source.now().toISOString();
  const opened = known
    .all('listShifts')
    .flat()
    .filter(
      ({ staffId, status, startsAt, endsAt }) =>
        staffId === request.staffId && status !== 'cancelled' && startsAt > now && startsAt < until && endsAt > from,
    );
  for (const shift of opened) changeShift(known, shift, { staffId: null });
  return opened.map((shift) => shift.id).sort();
}

export function decideRequest(known: Known, id: string, decision: Decision, note: string): void {
  const request = known.get('listRequests')?.find((one) => one.id === id);
  if (!request) return;
  if (decision === 'approved') {
    const shift = shiftIn(known, request.shiftId);
    const other = request.colleagueShiftId === null ? undefined : shiftIn(known, request.colleagueShiftId);
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
    withChanged(all, [id], () => ({ status: decision, decisionNote: noted(note) })),
  );
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
  return shifts
    .filter((shift) => isWanted(shift, facts.now))
    .sort((one, two) => one.startsAt.localeCompare(two.startsAt) || one.id.localeCompare(two.id))
    .flatMap((shift) =>
      [...offers, ...added]
        .filter(({ shiftId }) => shiftId === shift.id)
        .map(({ staffId }) => ({
          shiftId: shift.id,
          staffId,
          staffName: facts.people.get(staffId)?.name ?? '',
          words: `${shift.role}, ${periodWords(shift, timeZone, facts.today)}`,
        }))
        .sort((one, two) => (one.staffName.toLowerCase() < two.staffName.toLowerCase() ? -1 : 1)),
    );
}
