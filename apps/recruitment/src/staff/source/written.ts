import type { PersonDraft } from '../person/personDraft';
import type { StaffDetails, StaffMember } from './staffMember';

/** What a form writes of a person. */
export type Written = Pick<StaffMember, 'name' | 'role' | 'status'> &
  Pick<StaffDetails, 'email' | 'phone' | 'birthDate' | 'startDate' | 'endDate' | 'hourlyRate'>;

/** What a form says of a person, as it is saved: text is trimmed, and what is empty is null. */
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
