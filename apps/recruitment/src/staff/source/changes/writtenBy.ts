import type { PersonDraft } from '../../person/form/personDraft';
import type { StaffDetails, StaffMember } from '../rows/staffMember';

/** The columns that a person's form writes. */
export type Written = Pick<StaffMember, 'name' | 'role' | 'status'> &
  Pick<StaffDetails, 'email' | 'phone' | 'birthDate' | 'startDate' | 'endDate' | 'hourlyRate'>;

/** A person's form as it is saved: texts are trimmed, and empty fields are null. */
export const writtenBy = (draft: PersonDraft): Written => ({
  name: draft.name.trim(),
  role: draft.role,
  status: draft.status,
  email: draft.email.trim() || null,
  phone: draft.phone.trim() || null,
  birthDate: draft.birthDate || null,
  startDate: draft.startDate || null,
  endDate: draft.endDate || null,
  hourlyRate: draft.pay === null ? null : draft.pay / 100,
});
