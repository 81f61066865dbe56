import { worded } from '@platform/database';
import {
  certification_problem,
  employment_problem,
  overlap_problem,
  time_off_problem,
} from '@platform/database/problems';
import { dayWords } from '../../../shared/calendar/dayWords';
import { overlaps } from '../../../shared/calendar/overlaps';
import { daysWords, periodWords } from '../words';
import { othersOf, type ClubFacts, type PersonPlan } from './shiftPlan';

/** The hard rules of a shift that apply to everyone, with the sentences of the database (shift_rules.sql). */

export function overlapProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  const other = othersOf(plan, facts)
    .filter((one) => overlaps(one, plan))
    .sort((one, two) => one.startsAt.localeCompare(two.startsAt))[0];
  return other
    ? worded(overlap_problem.message, plan.person.name, periodWords(other, facts.timeZone, facts.today))
    : null;
}

export function timeOffProblem(
  { person, firstDay, lastDay }: PersonPlan,
  { timeOff, today }: ClubFacts,
): string | null {
  const off = timeOff
    .filter(({ staffId, startsOn, endsOn }) => staffId === person.id && startsOn <= lastDay && endsOn >= firstDay)
    .sort((one, two) => one.startsOn.localeCompare(two.startsOn))[0];
  if (!off) return null;
  return worded(
    time_off_problem.message,
    person.name,
    `${off.endsOn > off.startsOn ? 'from' : 'on'} ${daysWords(off.startsOn, off.endsOn, today)}`,
  );
}

/** Every certification that the role requires must be valid on every day of the shift. */
export function certificationProblem(plan: PersonPlan, { roles, today }: ClubFacts): string | null {
  const { person, role, firstDay, lastDay } = plan;
  const lacking = (roles.get(role)?.requires ?? []).flatMap(({ typeId, name }) => {
    const held = person.certifications.filter(
      (one) => one.typeId === typeId || (one.typeId === null && one.name.toLowerCase() === name.toLowerCase()),
    );
    const isValid = held.some(
      ({ issuedOn, expiresOn }) =>
        (issuedOn === null || issuedOn <= firstDay) && (expiresOn === null || expiresOn >= lastDay),
    );
    if (isValid) return [];
    const expired = held.flatMap(({ expiresOn }) => (expiresOn !== null && expiresOn < lastDay ? expiresOn : []));
    const last = expired.sort().at(-1);
    return last === undefined ? name : `${name} (expired on ${dayWords(last)})`;
  });
  if (lacking.length === 0) return null;
  const words = [...new Set(lacking)].sort().join(', ');
  return worded(certification_problem.message, person.name, role, dayWords(firstDay, today), words);
}

export function employmentProblem({ person, firstDay, lastDay }: PersonPlan, { today }: ClubFacts): string | null {
  const { name, startDate, endDate, status } = person;
  if (startDate !== null && firstDay < startDate)
    return worded(employment_problem.startsWork, name, dayWords(startDate, today));
  if (endDate !== null && lastDay > endDate)
    return worded(employment_problem.workedUntil, name, dayWords(endDate, today));
  return status === 'Inactive' && (endDate === null || lastDay >= today)
    ? worded(employment_problem.inactive, name)
    : null;
}
