import { CHOOSE_ROLE, ENTER_NAME } from '@platform/module-kit/screens';
import { staff_members } from '@platform/database/refusals/staff_members';
import { isEmailAddress } from '@platform/contract';
import { phoneProblem } from '@platform/contract/forms';
import type { StaffMember } from '../../source/rows/staffMember';

/** The editable fields of a person. Texts and days (`YYYY-MM-DD`) are empty if there is no value. */
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
  /** Why a rule is overridden, or why the pay changes. Stored in the person's history. */
  reason: string;
};

/** The statuses of the database (staff_members_status_known). */
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
  reason: 'Reason',
};

/** The initial fields of a new person. */
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
  reason: '',
};

/** A person as form fields. */
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
    reason: '',
  };
}

/** What is missing or wrong, one sentence for each field. The rules of age and pay are those of `employment.ts`. */
export function checkPerson(draft: PersonDraft): Partial<Record<keyof PersonDraft, string>> {
  const { name, role, email, phone, startDate, endDate } = draft;
  const wrongPhone = phoneProblem(phone);
  return {
    ...(name.trim() === '' && { name: ENTER_NAME }),
    ...(role === '' && { role: CHOOSE_ROLE }),
    ...(email.trim() !== '' &&
      !isEmailAddress(email.trim()) && { email: staff_members.rules.staff_members_email_form }),
    ...(startDate !== '' &&
      endDate !== '' &&
      endDate < startDate && { endDate: staff_members.rules.staff_members_end_after_start }),
    ...(wrongPhone && { phone: wrongPhone }),
  };
}
