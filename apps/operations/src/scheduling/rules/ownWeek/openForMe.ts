import { DAY } from '../../../shared/calendar/clock';
import type { Person } from '../../source/rows/person';
import type { OpenForMe, ShiftOffer } from '../../source/rows/request';
import type { Shift } from '../../source/rows/shift';
import { roleProblem } from '../candidates';
import type { ClubFacts } from '../shift/shiftPlan';
import { shiftProblems } from '../shift/shiftProblems';

/** How many days ahead to look for open shifts. */
const AHEAD = 28;

/**
 * What prevents a person from taking a shift, in sentences; empty if nothing does (app.obstacles_to_taking). hard: no
 * one may plan it. soft: a manager may, with a reason.
 */
export function obstaclesToTaking(shift: Shift, person: Person, facts: ClubFacts): { hard: string; soft: string } {
  const problems = shiftProblems({ ...shift, staffId: person.id }, null, facts);
  const of = (kind: string) => problems.flatMap((problem) => (problem.kind === kind ? problem.message : []));
  const role = roleProblem(person, shift.role, facts);
  return { hard: [...of('hard'), ...(role === null ? [] : [role])].join(' '), soft: of('soft').join(' ') };
}

/**
 * One person's future shifts that are open or need cover, as the database finds them (app.open_shifts_for_me). A hard
 * rule forbids a shift, and a soft one leaves it to a manager unless the shift was offered to the person.
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
      const { hard, soft } = obstaclesToTaking(shift, person, facts);
      const isOffered = offers.some((offer) => offer.shiftId === shift.id && offer.staffId === person.id);
      const takes = isOffered || (facts.rules.staffTakeOpenShifts && soft === '');
      return {
        shiftId: shift.id,
        may: hard !== '' ? 'no' : takes ? 'take' : 'ask',
        reason: [hard, soft].filter(Boolean).join(' '),
      };
    });
}
