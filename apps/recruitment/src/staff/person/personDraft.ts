import { isEmailAddress, phoneProblem } from '@platform/contract';
import { addMonths } from '@platform/module-kit/screens';
import type { StaffMember } from '../source/staffMember';

/** What is edited of somebody. Texts and days (`YYYY-MM-DD`) are empty where there is nothing. */
export type PersonDraft = {
  name: string;
  role: string;
  status: string;
  email: string;
  phone: string;
  birthDate: string;
  startDate: string;
  endDate: string;
  /** Cents an hour. */
  pay: number | null;
};

/** As the database knows them (staff_members_status_known). */
export const statuses = ['Active', 'Pending Onboarding', 'On Leave', 'Inactive'] as const;

export const personLabels: Readonly<Record<keyof PersonDraft, string>> = {
  name: 'Name',
  role: 'Role',
  status: 'Status',
  email: 'Email address',
  phone: 'Phone',
  birthDate: 'Birth date',
  startDate: 'First day',
  endDate: 'Last day',
  pay: 'Pay per hour',
};

/** Somebody who is added. */
export const newPerson: PersonDraft = {
  name: '',
  role: '',
  status: 'Pending Onboarding',
  email: '',
  phone: '',
  birthDate: '',
  startDate: '',
  endDate: '',
  pay: null,
};

/** Somebody as their form shows them. */
export function draftOf({ name, role, status, details }: StaffMember): PersonDraft {
  return {
    name,
    role,
    status,
    email: details?.email ?? '',
    phone: details?.phone ?? '',
    birthDate: details?.birthDate ?? '',
    startDate: details?.startDate ?? '',
    endDate: details?.endDate ?? '',
    pay: details?.hourlyRate == null ? null : Math.round(details.hourlyRate * 100),
  };
}

/** Nobody younger is employed (29 CFR 570.2). */
const LEAST_AGE = 14;

/**
 * Why somebody is too young; undefined when they are not, or a day is not known.
 * @param firstDay on which they work, `YYYY-MM-DD`
 */
export function ageProblem(birthDate: string, firstDay: string): string | undefined {
  if (birthDate === '' || firstDay === '' || addMonths(birthDate, 12 * LEAST_AGE) <= firstDay) return undefined;
  return `No one may work here before they are ${LEAST_AGE}. Check the birth date and the first day.`;
}

/**
 * What is missing or wrong, one sentence for each field.
 * @param today `YYYY-MM-DD`, in the place of a first day that is not known
 */
export function checkPerson(draft: PersonDraft, today: string): Partial<Record<keyof PersonDraft, string>> {
  const { name, role, email, phone, birthDate, startDate, endDate } = draft;
  const problems = { phone: phoneProblem(phone), birthDate: ageProblem(birthDate, startDate || today) };
  return {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(role === '' && { role: 'Choose a role.' }),
    ...(email.trim() !== '' &&
      !isEmailAddress(email.trim()) && { email: 'An e-mail address looks like name@example.com.' }),
    ...(startDate !== '' &&
      endDate !== '' &&
      endDate < startDate && { endDate: 'The last day is the first day or later.' }),
    ...(problems.phone && { phone: problems.phone }),
    ...(problems.birthDate && { birthDate: problems.birthDate }),
  };
}
