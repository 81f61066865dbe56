import { employmentProblems, lawfulAge, type EmployedPerson, type MinimumWage } from '@platform/database/employment';
import { take_override_reason } from '@platform/database/raised';
import type { StaffMember } from '../../source/rows/staffMember';
import type { JobRole } from '../../source/rows/jobRole';
import { draftOf, type PersonDraft } from './personDraft';

/** The input of the rules of age and pay. */
export interface EmploymentClub {
  /** `YYYY-MM-DD` on the club's clock. */
  today: string;
  roles: readonly JobRole[];
  minimumWage: MinimumWage;
}

/** The rules of age and pay for one person: what the law forbids, and what needs a reason. */
interface Employment {
  refused: readonly string[];
  warned: readonly string[];
}

export function employmentOf(draft: EmployedPerson, before: StaffMember | null, club: EmploymentClub): Employment {
  const role = club.roles.find(({ title }) => title === draft.role);
  const problems = employmentProblems(draft, before && draftOf(before), {
    today: club.today,
    lawfulAge: role?.lawfulAge ?? lawfulAge(draft.role),
    minimumAge: role?.minimumAge ?? null,
    minimumWage: club.minimumWage,
  });
  const sentences = (kind: 'hard' | 'soft') =>
    problems.flatMap((problem) => (problem.kind === kind ? problem.message : []));
  return { refused: sentences('hard'), warned: sentences('soft') };
}

/** The same as errors of the form's fields. */
export function employmentErrors(
  { refused, warned }: Employment,
  { reason }: Pick<PersonDraft, 'reason'>,
): Partial<Record<'birthDate' | 'reason', string>> {
  return {
    ...(refused.length > 0 && { birthDate: refused.join(' ') }),
    ...(warned.length > 0 && reason.trim().length < 3 && { reason: take_override_reason['22023'].hint }),
  };
}
