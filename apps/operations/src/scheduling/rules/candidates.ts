import { worded } from '@platform/database';
import { other_role_words } from '@platform/database/said';
import { addDays } from '@platform/module-kit/screens';
import type { Candidate, Person } from '../source/rows/person';
import type { Shift } from '../source/rows/shift';
import { localOf } from '../../shared/calendar/clock';
import { minutesWithPlan, paidMinutes, planOf, type ClubFacts } from './shift/shiftPlan';
import { shiftProblems } from './shift/shiftProblems';
import { sundayOf } from '../../shared/calendar/week';

/**
 * Why a person's role prevents them from taking a shift; null if it does not. A role that requires certifications is
 * open to everyone who holds them, whatever their own role is (app.candidates).
 */
export function roleProblem(person: Person, role: string, { roles }: Pick<ClubFacts, 'roles'>): string | null {
  const needsCertification = (roles.get(role)?.requires.length ?? 0) > 0;
  if (person.role === role || needsCertification) return null;
  return worded(other_role_words.message, person.name, person.role, role);
}

/**
 * Everyone who could take a shift, ranked as the database does (app.candidates). First come people who break no hard rule,
 * then people without a warning, people of the role itself, and people with the fewest hours in that week. Ties are by name.
 */
export function candidatesFor(shift: Shift, facts: ClubFacts): Candidate[] {
  const sunday = sundayOf(localOf(shift.startsAt, facts.timeZone).slice(0, 10));
  const found = [...facts.people.values()]
    .filter(({ id, status }) => status !== 'Inactive' && id !== shift.staffId)
    .map((person) => {
      const planned = { ...shift, staffId: person.id };
      const problems = shiftProblems(planned, null, facts);
      const messages = (kind: string) => problems.flatMap((problem) => (problem.kind === kind ? problem.message : []));
      const hasRole = person.role === shift.role;
      const refusals = messages('hard');
      refusals.push(...[roleProblem(person, shift.role, facts)].filter((reason) => reason !== null));
      const plan = planOf(planned, facts);
      const minutes = plan ? minutesWithPlan(plan, facts, sunday, addDays(sunday, 6)) - paidMinutes(shift) : 0;
      return { person, hasRole, refusals, warnings: messages('soft'), minutes };
    });
  found.sort(
    (one, two) =>
      Number(one.refusals.length > 0) - Number(two.refusals.length > 0) ||
      Number(one.warnings.length > 0) - Number(two.warnings.length > 0) ||
      Number(two.hasRole) - Number(one.hasRole) ||
      one.minutes - two.minutes ||
      compare(one.person.name.toLowerCase(), two.person.name.toLowerCase()) ||
      compare(one.person.id, two.person.id),
  );
  return found.map(({ person, refusals, warnings, minutes }, place) => ({
    rank: place + 1,
    staffId: person.id,
    name: person.name,
    role: person.role,
    eligible: refusals.length === 0,
    minutesThisWeek: minutes,
    reasons: [...refusals, ...warnings],
  }));
}

/** By code unit, as the database orders. */
const compare = (one: string, two: string) => (one < two ? -1 : one > two ? 1 : 0);
