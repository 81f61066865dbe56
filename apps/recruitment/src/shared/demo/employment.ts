import {
  employmentProblems,
  lawfulAge,
  type EmployedPerson,
  type EmploymentProblem,
} from '@platform/database/employment';
import { staff_problems } from '@platform/database/problems';
import { DataError } from '@platform/module-kit';
import type { PersonDraft } from '../../staff/person/form/personDraft';
import type { StaffMember } from '../../staff/source/rows/staffMember';
import type { Known } from '../changes/known';

/** The problems that the rules find in a person before saving, as in `app.staff_problems`. */
export function problemsOf(known: Known, person: EmployedPerson, stored: StaffMember | undefined): EmploymentProblem[] {
  const role = known.get('listRoles')?.find(({ title }) => title === person.role);
  const minimumWage = known.get('readMinimumWage');
  if (!minimumWage) return [];
  return employmentProblems(person, stored ? employedOf(stored) : null, {
    today: known.source.today(),
    lawfulAge: role?.lawfulAge ?? lawfulAge(person.role),
    minimumAge: role?.minimumAge ?? null,
    minimumWage,
  });
}

/** Refuses as `app.settle_employment` does: what the law forbids, and what needs a reason when none is given. */
export function employmentRefusal(
  known: Known,
  person: EmployedPerson,
  stored: StaffMember | undefined,
  reason: string,
): DataError | undefined {
  const problems = problemsOf(known, person, stored);
  const hard = problems.filter(({ kind }) => kind === 'hard');
  const refused = hard.length > 0 || reason.trim() !== '' ? hard : problems;
  const [first] = refused;
  if (!first) return undefined;
  const [code, status] = first.kind === 'hard' ? (['23514', 400] as const) : (['PT422', 422] as const);
  return new DataError(wordsOf(refused), code, status, staff_problems[first.rule].hint);
}

const wordsOf = (problems: readonly EmploymentProblem[]) => problems.map(({ message }) => message).join(' ');

/** The warnings that a reason overrides, in words; null if nothing is wrong. */
export function overridden(known: Known, person: EmployedPerson, stored: StaffMember | undefined): string | null {
  return wordsOf(problemsOf(known, person, stored)) || null;
}

/** The input of the rules of age and pay about a staff member. */
const employedOf = ({ role, status, details }: Pick<StaffMember, 'role' | 'status' | 'details'>): EmployedPerson => ({
  role,
  status,
  birthDate: details?.birthDate ?? '',
  startDate: details?.startDate ?? '',
  pay: details?.hourlyRate == null ? null : Math.round(details.hourlyRate * 100),
});

export const employedIn = ({ role, status, birthDate, startDate, pay }: PersonDraft): EmployedPerson => {
  return { role, status, birthDate, startDate, pay };
};
