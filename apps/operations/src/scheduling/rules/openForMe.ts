import { DAY } from '../../shared/clock';
import type { OpenForMe, Shift, ShiftOffer } from '../source/schedulingSource';
import type { ClubFacts } from './shiftPlan';
import { shiftProblems } from './shiftProblems';

/** How far ahead open shifts are looked for, in days. */
const AHEAD = 28;

/**
 * The coming shifts that are open or need cover, for one person, as the database finds them (app.open_shifts_for_me): a hard
 * rule forbids a shift, and a soft one leaves it to a manager unless it was offered to the person.
 * @param staffId null for a person who is not on the staff
 */
export function openForMe(
  staffId: string | null,
  shifts: readonly Shift[],
  offers: readonly ShiftOffer[],
  facts: ClubFacts,
): OpenForMe[] {
  const person = staffId === null ? undefined : facts.people.get(staffId);
  if (!person || person.status === 'Inactive') return [];
  return shifts
    .filter((shift) => {
      const starts = Date.parse(shift.startsAt);
      const isWanted = shift.staffId === null || (shift.needsCover && shift.staffId !== person.id);
      return isWanted && shift.status === 'published' && starts > facts.now && starts < facts.now + AHEAD * DAY;
    })
    .sort((one, two) => one.startsAt.localeCompare(two.startsAt) || one.id.localeCompare(two.id))
    .map((shift) => {
      const problems = shiftProblems({ ...shift, staffId: person.id }, null, facts);
      const of = (kind: string) => problems.flatMap((problem) => (problem.kind === kind ? problem.message : []));
      const hard = of('hard');
      if (person.role !== shift.role && (facts.roles.get(shift.role)?.requires.length ?? 0) === 0) {
        hard.push(`${person.name} works as ${person.role}, not as ${shift.role}.`);
      }
      const soft = of('soft');
      const isOffered = offers.some((offer) => offer.shiftId === shift.id && offer.staffId === person.id);
      const takes = isOffered || (facts.rules.staffTakeOpenShifts && soft.length === 0);
      return {
        shiftId: shift.id,
        may: hard.length > 0 ? 'no' : takes ? 'take' : 'ask',
        reason: [...hard, ...soft].join(' '),
      };
    });
}
