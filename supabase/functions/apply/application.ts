import { formFields, isEmailAddress, type FormFields } from '../_shared/formFields.ts';

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
  const fields = formFields(body, 'invalid_application');
  const { line, text, refuse } = fields;
  const clubSlug = line('clubSlug', LONGEST.clubSlug);
  if (!clubSlug) refuse('The application does not say to which club. Open the page of the club again.');
  const name = line('name', LONGEST.name);
  if (!name) refuse('Please enter your name.');
  const email = line('email', LONGEST.email);
  if (!email || !isEmailAddress(email)) refuse('Please enter an e-mail address at which we reach you.');
  return {
    clubSlug,
    name,
    email,
    phone: line('phone', LONGEST.phone),
    message: text('message', LONGEST.message),
    jobRoleIds: readPositions((body as Record<string, unknown>).jobRoleIds, fields),
  };
}

function readPositions(value: unknown, { refuse }: FormFields): string[] {
  if (!Array.isArray(value) || value.length === 0) refuse('Please choose at least one position.');
  if (value.length > MOST_POSITIONS) refuse(`Please choose at most ${MOST_POSITIONS} positions.`);
  const ids = value.filter((id): id is string => typeof id === 'string' && UUID.test(id));
  if (ids.length < value.length) refuse('One of the positions is not known. Reload the page and choose again.');
  return ids;
}
