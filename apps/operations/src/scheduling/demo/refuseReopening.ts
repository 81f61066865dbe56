import {
  check_shift_request,
  check_time_off,
  give_back_shifts,
  refuse_changed_shifts,
  reopen_shift_request,
  reopen_time_off,
  withdraw_offers,
} from '@platform/database/raised';
import type { DataError } from '@platform/module-kit';
import { raised, type DemoRefusals } from '@platform/module-kit/screens';
import { problemsOfWrite } from '../rules/shift/shiftProblems';
import { periodWords } from '../rules/words';
import type { changes } from '../source/changes';
import { shiftIn } from '../source/changes/placing';
import type { ShiftRequest } from '../source/rows/request';
import type { Shift } from '../source/rows/shift';
import type { SchedulingReads } from '../source/schedulingSource';
import { forbidden } from './forbidden';
import { factsOf, type Known } from './rules/facts';
import { shiftsToGiveBack } from './rules/requests';
import { changedShifts, isSameWork, shiftsBefore } from './rules/shiftsBefore';

const byStart = (one: Shift, two: Shift) => one.startsAt.localeCompare(two.startsAt) || one.id.localeCompare(two.id);

const nameOf = (known: Known, id: string) => known.get('listStaff')?.find((person) => person.id === id)?.name ?? '';

const wordsOf = (known: Known, shift: Shift) => periodWords(shift, known.source.timeZone, known.source.today());

/** The shifts with the people who get them back, judged by the rows as they are then. */
function refuseGiving(
  known: Known,
  given: readonly { shift: Shift; staffId: string | null }[],
  reason?: string,
  timeOff = known.get('listTimeOff') ?? [],
) {
  const takers = new Map(given.map(({ shift, staffId }) => [shift.id, staffId]));
  const after = known
    .all('listShifts')
    .flat()
    .map((shift) => ({ ...shift, staffId: takers.has(shift.id) ? (takers.get(shift.id) ?? null) : shift.staffId }));
  const facts = factsOf(known, after, timeOff);
  return given
    .filter(({ shift, staffId }) => shift.staffId !== staffId)
    .map(({ shift, staffId }) => forbidden(problemsOfWrite({ ...shift, staffId }, shift, facts), reason))
    .find((refused) => refused !== undefined);
}

/** Who has a shift of an approved request, as the approval left it. */
function leftWith({ kind, staffId, colleagueId, shiftId }: ShiftRequest, id: string, before: string | null) {
  if (kind === 'drop') return before;
  return kind === 'swap' && id === shiftId ? colleagueId : staffId;
}

/** The refusals of app.give_back_shifts. */
function refuseGivingBack(known: Known, request: ShiftRequest, reason?: string): DataError | undefined {
  const now = known.source.now().toISOString();
  const both = (shiftsBefore(known, request.id) ?? []).flatMap((before) => {
    const shift = shiftIn(known, before.id);
    return shift ? [{ before, shift, left: leftWith(request, before.id, before.staffId) }] : [];
  });
  const [other] = both
    .filter(
      ({ before, shift, left }) =>
        shift.status !== 'published' || shift.staffId !== left || !isSameWork(shift, before) || shift.startsAt <= now,
    )
    .sort((one, two) => byStart(one.shift, two.shift));
  if (other) {
    const { shift, left } = other;
    const what = `${shift.role} shift on ${wordsOf(known, shift)}`;
    if (shift.startsAt <= now) return raised(give_back_shifts.hasBegun, what);
    return shift.staffId !== null && shift.staffId !== left
      ? raised(give_back_shifts.hasNow, nameOf(known, shift.staffId), what)
      : raised(give_back_shifts.hasChangedSince, what);
  }
  return refuseGiving(
    known,
    both.map(({ before, shift }) => ({ shift, staffId: before.staffId })),
    reason,
  );
}

/** The refusal of app.refuse_changed_shifts. */
function refuseChanged(known: Known, request: ShiftRequest): DataError | undefined {
  const [changed] = changedShifts(known, request).sort(byStart);
  return changed && raised(refuse_changed_shifts.PT409, changed.role, wordsOf(known, changed));
}

/** What the demo refuses of taking decisions and offers back, with the sentences of the database. */
export const refuseReopening: DemoRefusals<SchedulingReads, typeof changes> = {
  reopenTimeOff(known, id, reason) {
    const all = known.get('listTimeOff') ?? [];
    const request = all.find((one) => one.id === id);
    if (!request) return raised(reopen_time_off.PT404);
    if (request.status !== 'approved' && request.status !== 'declined') {
      return raised(reopen_time_off.requestAlready, request.status);
    }
    if (request.status === 'approved' && request.startsOn <= known.source.today()) {
      return raised(reopen_time_off.timeOffHasAlready);
    }
    const opened = shiftsToGiveBack(known, request)
      .map(({ shift }) => shift)
      .sort(byStart);
    const taken = opened.find(({ staffId }) => staffId !== null);
    if (taken?.staffId) {
      return raised(reopen_time_off.hasShiftOnNow, nameOf(known, taken.staffId), taken.role, wordsOf(known, taken));
    }
    const isAsked = all.some(
      (other) =>
        other.id !== id &&
        other.staffId === request.staffId &&
        ['pending', 'approved'].includes(other.status) &&
        other.startsOn <= request.endsOn &&
        other.endsOn >= request.startsOn,
    );
    if (isAsked) return raised(check_time_off['23P01']);
    const { staffId } = request;
    const given = opened.map((shift) => ({ shift, staffId }));
    const others = all.filter((one) => one.id !== id);
    return refuseGiving(known, given, reason, others);
  },
  reopenRequest(known, id, reason) {
    const all = known.get('listRequests') ?? [];
    const request = all.find((one) => one.id === id);
    if (!request) return undefined;
    if (request.status !== 'approved' && request.status !== 'declined') {
      return raised(reopen_shift_request.requestAlready, request.status);
    }
    if (!shiftsBefore(known, id)) return raised(reopen_shift_request.decidedTooLongAgo);
    const refused =
      request.status === 'approved' ? refuseGivingBack(known, request, reason) : refuseChanged(known, request);
    if (refused) return refused;
    const isAsked = all.some(
      (other) =>
        other.id !== id &&
        other.status === 'open' &&
        other.shiftId === request.shiftId &&
        other.staffId === request.staffId,
    );
    return isAsked ? raised(check_shift_request['23P01']) : undefined;
  },
  withdrawOffers: (known, ids) =>
    known.get('listOffers')?.some(({ id }) => ids.includes(id)) ? undefined : raised(withdraw_offers.PT409),
};
