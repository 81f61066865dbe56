import {
  answer_swap,
  check_shift_request,
  check_time_off,
  lock_shift_request,
  withdraw_shift_request,
  withdraw_time_off,
} from '@platform/database/raised';
import { time_off_requests } from '@platform/database/refusals/time_off_requests';
import type { DataError } from '@platform/module-kit';
import { broken, raised, type DemoRefusals } from '@platform/module-kit/screens';
import { shiftProblems } from '../rules/shift/shiftProblems';
import { periodWords } from '../rules/words';
import type { changes } from '../source/changes';
import type { Wish } from '../source/changes/ownRequests';
import { shiftIn } from '../source/changes/placing';
import type { SchedulingReads } from '../source/schedulingSource';
import type { Shift } from '../source/rows/shift';
import { factsOf, type Known } from './rules/facts';

/** Rules that depend on both shifts of a swap, so they are checked when it is approved. */
const OF_BOTH_SHIFTS = [
  'minor_day_hours',
  'minor_week_hours',
  'state_day_hours',
  'state_week_hours',
  'state_week_days',
];

/** The refusals of a request (app.check_shift_request), also of one that is opened again. */
export function refusedWish(known: Known, { kind, staffId, shiftId, colleagueShiftId }: Wish): DataError | undefined {
  const isAsked = known
    .get('listRequests')
    ?.some((other) => other.shiftId === shiftId && other.staffId === staffId && other.status === 'open');
  if (isAsked) return raised(check_shift_request['23P01']);
  const wanted = shiftIn(known, shiftId);
  const given = colleagueShiftId === null ? undefined : shiftIn(known, colleagueShiftId);
  const both = [wanted, given].filter((shift) => shift !== undefined);
  const now = known.source.now().toISOString();
  if (both.some(({ status }) => status !== 'published')) return raised(check_shift_request.onlyPublishedShiftsAsked);
  if (both.some(({ startsAt }) => startsAt <= now)) return raised(check_shift_request.shiftHasAlreadyBegun);
  if (kind === 'pickup') {
    const isWanted = wanted?.staffId === null || (wanted?.needsCover && wanted.staffId !== staffId);
    if (!wanted || !isWanted) return raised(check_shift_request.shiftNoLongerOpen);
    const hard = shiftProblems({ ...wanted, staffId }, null, factsOf(known)).filter((one) => one.kind === 'hard');
    const sentence = hard.map(({ message }) => message).join(' ');
    return sentence ? raised(check_shift_request.other, sentence) : undefined;
  }
  if (wanted?.staffId !== staffId) return raised(check_shift_request.onlyPersonWhoHas);
  if (kind === 'drop') return undefined;
  if (given?.staffId === null) return raised(check_shift_request.shiftOpen);
  if (!given) return undefined;
  return given.staffId === staffId ? raised(check_shift_request.bothShiftsBelong) : refusedTrade(known, wanted, given);
}

/** What forbids one of two people the other's shift (app.obstacle_to_trading). */
function refusedTrade(known: Known, wanted: Shift, given: Shift): DataError | undefined {
  const others = known
    .all('listShifts')
    .flat()
    .filter(({ id }) => id !== wanted.id && id !== given.id);
  const facts = factsOf(known, others);
  const against = (shift: Shift, staffId: string | null) =>
    shiftProblems({ ...shift, staffId }, null, facts)
      .filter(({ kind, rule }) => kind === 'hard' && !OF_BOTH_SHIFTS.includes(rule))
      .map(({ message }) => message)
      .join(' ');
  const own = against(given, wanted.staffId);
  if (own) return raised(check_shift_request.other2, own);
  if (!against(wanted, given.staffId)) return undefined;
  const name = facts.people.get(given.staffId ?? '')?.name ?? '';
  return raised(check_shift_request.cannotWork, name, periodWords(wanted, facts.timeZone, facts.today));
}

/** The refusals of a person's own requests in the demo, with the sentences of the database. */
export const refuseOwnRequests: DemoRefusals<SchedulingReads, typeof changes> = {
  askForShift: refusedWish,
  withdrawRequest(known, id) {
    const request = known.get('listRequests')?.find((one) => one.id === id);
    if (request?.staffId !== known.get('ownStaffId')) return raised(lock_shift_request.PT404);
    const { status = 'open' } = request ?? {};
    return ['open', 'withdrawn'].includes(status) ? undefined : raised(withdraw_shift_request.PT409, status);
  },
  answerSwap(known, id) {
    const own = known.get('ownStaffId');
    const isAsked = known
      .get('listRequests')
      ?.some((one) => one.id === id && one.status === 'open' && one.colleagueId === own);
    return isAsked ? undefined : raised(answer_swap.PT404);
  },
  askTimeOff(known, staffId, startsOn, endsOn) {
    if (endsOn < startsOn) return broken(time_off_requests.rules.time_off_requests_end_after_start, '23514');
    const isAsked = known
      .get('listTimeOff')
      ?.some(
        (other) =>
          other.staffId === staffId &&
          ['pending', 'approved'].includes(other.status) &&
          other.startsOn <= endsOn &&
          other.endsOn >= startsOn,
      );
    return isAsked ? raised(check_time_off['23P01']) : undefined;
  },
  withdrawTimeOff(known, id) {
    const request = known.get('listTimeOff')?.find((one) => one.id === id);
    if (request?.staffId !== known.get('ownStaffId')) return raised(withdraw_time_off.PT404);
    if (request?.status === 'declined') return raised(withdraw_time_off.PT409, 'declined');
    return request?.status === 'approved' && request.startsOn <= known.source.today()
      ? raised(withdraw_time_off.PT409, 'already running or over')
      : undefined;
  },
};
