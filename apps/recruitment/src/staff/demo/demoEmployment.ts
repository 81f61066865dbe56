import {
  employmentProblems,
  lawfulAge,
  type EmployedPerson,
  type EmploymentProblem,
  type MinimumWage,
} from '@platform/contract/employment';
import { DataError } from '@platform/module-kit';
import type { DemoClub } from '../../shared/demo/demoClub';
import type { DemoPerson } from '../../shared/demo/demoPeople';
import { demoToday } from '../../shared/demo/demoToday';
import { demoRoles } from './demoRoles';

/** North Carolina has the federal minimum wage. */
export const demoMinimumWage: MinimumWage = { cents: 725, source: 'federal, 29 U.S.C. 206(a)(1)' };

/** The problems that the rules find in a person before saving, as `app.staff_problems` does. */
export function demoProblems(club: DemoClub, person: EmployedPerson, stored: DemoPerson | null): EmploymentProblem[] {
  const role = demoRoles(club).find(({ title }) => title === person.role);
  return employmentProblems(person, stored && employedOf(stored), {
    today: demoToday,
    lawfulAge: role?.lawfulAge ?? lawfulAge(person.role),
    minimumAge: role?.minimumAge ?? null,
    minimumWage: demoMinimumWage,
  });
}

/** Refuses as `app.check_employment` does: what the law refuses, and what takes a reason where none is given. */
export function checkDemoEmployment(
  club: DemoClub,
  person: EmployedPerson,
  stored: DemoPerson | null,
  reason: string,
): void {
  const problems = demoProblems(club, person, stored);
  const sentences = (kind: 'hard' | 'soft') =>
    problems.flatMap((problem) => (problem.kind === kind ? problem.message : [])).join(' ');
  if (sentences('hard'))
    throw new DataError(sentences('hard'), '23514', 400, 'Check the birth date and the first day.');
  if (sentences('soft') && reason.trim().length < 3) {
    throw new DataError(sentences('soft'), 'PT422', 422, 'Correct it, or give a reason.');
  }
}

type Employed = Pick<DemoPerson, 'role' | 'status' | 'birthDate' | 'startDate' | 'hourlyRate'>;

export const employedOf = ({ role, status, birthDate, startDate, hourlyRate }: Employed): EmployedPerson => ({
  role,
  status,
  birthDate: birthDate ?? '',
  startDate: startDate ?? '',
  pay: hourlyRate === null ? null : Math.round(hourlyRate * 100),
});
