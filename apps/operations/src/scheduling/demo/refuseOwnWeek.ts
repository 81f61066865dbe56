import { accept_open_shift, answer_shift } from '@platform/database/raised';
import { shift_answers } from '@platform/database/refusals/shift_answers';
import { staff_availability } from '@platform/database/refusals/staff_availability';
import type { DataError } from '@platform/module-kit';
import { broken, gone, raised, type DemoRefusals } from '@platform/module-kit/screens';
import { obstaclesToTaking } from '../rules/ownWeek/openForMe';
import { problemsOfWrite } from '../rules/shift/shiftProblems';
import type { changes } from '../source/changes';
import { shiftIn } from '../source/changes/placing';
import type { SchedulingReads } from '../source/schedulingSource';
import { forbidden } from './forbidden';
import { factsOf, type Known } from './rules/facts';

/** The refusals when a person takes a shift (app.accept_open_shift). */
function refusedTaking(known: Known, shiftId: string): DataError | undefined {
  const facts = factsOf(known);
  const shift = shiftIn(known, shiftId);
  const taker = facts.people.get(known.get('ownStaffId') ?? '');
  const isOffered = known.get('listOffers')?.some((offer) => offer.shiftId === shiftId && offer.staffId === taker?.id);
  const notOffered = raised(accept_open_shift.PT404);
  if (!shift || !taker || (!isOffered && shift.status === 'draft')) return notOffered;
  if (shift.staffId === taker.id) return undefined;
  if (!isOffered && !facts.rules.staffTakeOpenShifts) return notOffered;
  const isWanted = shift.staffId === null || shift.needsCover;
  if (shift.status === 'cancelled') return raised(accept_open_shift.shiftCanceled);
  if (shift.status !== 'published' || !isWanted) return raised(accept_open_shift.shiftNoLongerOpen);
  if (Date.parse(shift.startsAt) <= facts.now) return raised(accept_open_shift.shiftHasAlreadyBegun);
  // An offer is the manager's reason to override soft rules; without one they apply.
  if (isOffered) {
    const problems = problemsOfWrite({ ...shift, staffId: taker.id }, shift, facts);
    return forbidden(problems, 'Accepted an emergency offer');
  }
  const { hard, soft } = obstaclesToTaking(shift, taker, facts);
  if (hard) return raised(accept_open_shift['23514'], hard);
  return soft ? raised(accept_open_shift.other, soft) : undefined;
}

/**
 * What the demo refuses of a person's own week, in the words of the database. Its visitor manages the club, so availability
 * is never due for them (app.wishes_for_self).
 */
export const refuseOwnWeek: DemoRefusals<SchedulingReads, typeof changes> = {
  acceptOffer: refusedTaking,
  answerShift(known, { id: shiftId }, _answer, note) {
    const shift = shiftIn(known, shiftId);
    if (!shift || shift.status === 'draft' || shift.staffId !== known.get('ownStaffId')) {
      return raised(answer_shift.PT404);
    }
    if (shift.status === 'cancelled') return raised(answer_shift.shiftCanceled);
    if (shift.startsAt <= known.source.now().toISOString()) return raised(answer_shift.shiftHasAlreadyBegun);
    const isLong = [...note.trim()].length > 500;
    return isLong ? broken(shift_answers.rules.shift_answers_note_length, '23514') : undefined;
  },
  addAvailability(_known, { fromTime, toTime, note }) {
    const { rules } = staff_availability;
    // The first of them by name, as the database checks them.
    if ([...(note ?? '')].length > 200) return broken(rules.staff_availability_note_length, '23514');
    return fromTime < toTime ? undefined : broken(rules.staff_availability_times_order, '23514');
  },
  removeAvailability: (known, id) =>
    known.get('listAvailability')?.some((entry) => entry.id === id) ? undefined : gone(),
};
