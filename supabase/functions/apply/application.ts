import { isEmailAddress } from '../_shared/emailAddress.ts';
import { formFields, type FormFields } from '../_shared/formFields.ts';

/** A validated application. Optional fields that were left empty are null. */
export interface Application {
  /** The last part of the page's address, as in /apply/pine-hollow. */
  clubSlug: string;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  /** The positions applied for: one to four. */
  jobRoleIds: string[];
}

/** Longest text of each field, in characters. The constraints of job_applications say the same. */
const LONGEST = { clubSlug: 60, name: 120, email: 254, phone: 40, message: 2000 } as const;
const MOST_POSITIONS = 4;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Checks a request body and returns the application. Throws a RequestError (400) with a sentence for the applicant. */
export function parseApplication(body: unknown): Application {
  const form: FormFields = formFields(body, 'invalid_application');
  const clubSlug = form.line('clubSlug', LONGEST.clubSlug);
  if (!clubSlug) form.refuse('The application does not say to which club. Open the page of the club again.');
  const name = form.line('name', LONGEST.name);
  if (!name) form.refuse('Please enter your name.');
  const email = form.line('email', LONGEST.email);
  if (!email || !isEmailAddress(email)) form.refuse('Please enter an e-mail address at which we reach you.');
  return {
    clubSlug,
    name,
    email,
    phone: form.phone('phone', LONGEST.phone),
    message: form.text('message', LONGEST.message),
    jobRoleIds: readPositions((body as Record<string, unknown>).jobRoleIds, form),
  };
}

function readPositions(value: unknown, form: FormFields): string[] {
  if (!Array.isArray(value) || value.length === 0) form.refuse('Please choose at least one position.');
  if (value.length > MOST_POSITIONS) form.refuse(`Please choose at most ${MOST_POSITIONS} positions.`);
  const ids = value.filter((id): id is string => typeof id === 'string' && UUID.test(id));
  if (ids.length < value.length) form.refuse('One of the positions is not known. Reload the page and choose again.');
  return ids;
}
