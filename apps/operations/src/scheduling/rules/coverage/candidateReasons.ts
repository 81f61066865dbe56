import { toHours } from '@platform/module-kit/screens';
import type { Candidate } from '../../source/rows/person';
import type { ShiftRequest } from '../../source/rows/request';
import type { Shift } from '../../source/rows/shift';
import { DAY, localOf, minutesBetween } from '../../../shared/calendar/clock';
import { planOf, type ClubFacts, type PersonPlan } from '../shift/shiftPlan';
import { availabilityProblem } from '../shift/softRules';
import { hoursWords } from '../words';

/** A candidate with the reasons for their rank. */
export interface RankedCandidate extends Candidate {
  asked: boolean;
  /** The person's advantages, in a few words each. */
  grounds: readonly string[];
  /** A note that the person declined or may not be able to work another shift that day; null without one. */
  mark: string | null;
}

/**
 * The candidates for a shift with the reasons for their rank. Those who asked for this shift come first, and those who
 * declined or may not work another one that day come last among the eligible.
 * @param found in the club's ranking
 */
export function rankedCandidates(
  found: readonly Candidate[],
  shift: Shift,
  { requests, facts }: { requests: readonly ShiftRequest[]; facts: ClubFacts },
): RankedCandidate[] {
  const ranked = found.map((candidate): RankedCandidate => {
    const { staffId, role, minutesThisWeek } = candidate;
    const asked = requests.some(
      (one) => one.kind === 'pickup' && one.status === 'open' && one.shiftId === shift.id && one.staffId === staffId,
    );
    const plan = planOf({ ...shift, staffId }, facts);
    const limit = facts.rules.weeklyHoursCap;
    const grounds = [
      asked && 'Asked for this shift',
      role === shift.role ? 'Own role' : 'Substitute',
      `${toHours(minutesThisWeek)} of ${limit} h this week`,
      plan && restWords(plan, facts),
      plan && availabilityProblem(plan, facts) === null && 'Available',
    ].filter((ground) => typeof ground === 'string');
    return { ...candidate, asked, grounds, mark: markOf(shift, staffId, facts) };
  });
  const place = ({ eligible, asked, mark }: RankedCandidate) => [!eligible, !asked, mark !== null].map(Number);
  return ranked
    .sort((one, two) => {
      const [own, other] = [place(one), place(two)];
      const differs = own.findIndex((value, number) => value !== other[number]);
      return differs < 0 ? one.rank - two.rank : (own[differs] ?? 0) - (other[differs] ?? 0);
    })
    .map((candidate, number) => ({ ...candidate, rank: number + 1 }));
}

/** The rest between a shift and the person's closest other one, if there is one within a day. */
function restWords(plan: PersonPlan, facts: ClubFacts): string {
  const rests = facts
    .shiftsOf(plan.person.id)
    .filter(({ id }) => id !== plan.id)
    .map((other) => Math.max(minutesBetween(plan.endsAt, other.startsAt), minutesBetween(other.endsAt, plan.startsAt)))
    .filter((minutes) => minutes >= 0 && minutes < DAY / 60_000);
  return rests.length === 0 ? 'Rested' : `${hoursWords(Math.min(...rests))} of rest`;
}

function markOf(shift: Shift, staffId: string, facts: ClubFacts): string | null {
  const day = localOf(shift.startsAt, facts.timeZone).slice(0, 10);
  const ofDay = facts.shiftsOf(staffId).filter((other) => other.id !== shift.id && other.day === day);
  const declined = ofDay.find(({ answer }) => answer?.answer === 'declined');
  if (declined) {
    const note = declined.answer?.note;
    return `Declined another shift that day${note ? `: “${note}”` : ''}`;
  }
  return ofDay.some(({ needsCover }) => needsCover) ? 'May not be able to work that day' : null;
}
