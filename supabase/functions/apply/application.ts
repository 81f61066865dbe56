import { isEmailAddress } from '@platform/contract/forms';
import { formFields, type FormFields } from '../_shared/formFields.ts';

/** A validated application. Optional fields that were left empty are null. */
export interface Application {
  /** The last part of the page's address, as in /apply/pine-hollow. */
  clubSlug: string;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  /** First and last day (ISO 8601) that the applicant can work. */
  firstDay: string | null;
  lastDay: string | null;
  ageBand: AgeBand | null;
  /** 1 to 7. */
  daysPerWeek: number | null;
  certificates: StatedCertificate[];
  /** Whether the applicant agreed that the club keeps the application and contacts them; false from an earlier release of the page, which does not ask. */
  consent: boolean;
  /** The positions applied for: one to four. */
  jobRoleIds: string[];
}

export type AgeBand = '14-15' | '16-17' | '18+';

/** A certificate that the applicant says they hold. */
export interface StatedCertificate {
  name: string;
  /** A day (ISO 8601); null when they did not say. */
  validUntil: string | null;
}

/** Longest text of each field, in characters. The constraints of job_applications say the same. */
const LONGEST = { clubSlug: 60, name: 120, email: 254, phone: 40, message: 2000, certificate: 80 } as const;
const MOST_POSITIONS = 4;
const MOST_CERTIFICATES = 20;
const AGE_BANDS: readonly string[] = ['14-15', '16-17', '18+'] satisfies AgeBand[];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Checks a request body and returns the application. Facts that earlier releases of the page do not ask for may be missing.
 * The federal minimum age is 14 (29 CFR 570.2(a)(1) and 570.119). Throws a RequestError (400) with a sentence for the applicant.
 */
export function parseApplication(body: unknown): Application {
  const form: FormFields = formFields(body, 'invalid_application');
  const clubSlug = form.line('clubSlug', LONGEST.clubSlug);
  if (!clubSlug) form.refuse('The application does not say to which club. Open the page of the club again.');
  const name = form.line('name', LONGEST.name);
  if (!name) form.refuse('Please enter your name.');
  const email = form.line('email', LONGEST.email);
  if (!email || !isEmailAddress(email)) form.refuse('Please enter an email address where we can reach you.');
  const sent = body as Record<string, unknown>;
  const phone = form.phone('phone', LONGEST.phone);
  const message = form.text('message', LONGEST.message);
  const jobRoleIds = readPositions(sent.jobRoleIds, form);
  const firstDay = readDay(form.line('firstDay', 40), 'first day that you can work', form);
  const lastDay = readDay(form.line('lastDay', 40), 'last day that you can work', form);
  if (firstDay && lastDay && lastDay < firstDay)
    form.refuse('The last day that you can work comes before the first. Please change one of them.');
  return {
    clubSlug,
    name,
    email,
    phone,
    message,
    firstDay,
    lastDay,
    ageBand: readAgeBand(form),
    daysPerWeek: readDaysPerWeek(form),
    certificates: readCertificates(sent.certificates, form),
    consent: readConsent(sent.consent, form),
    jobRoleIds,
  };
}

/** A day of the calendar between 2000 and 2100, as the constraints of job_applications have it. */
function readDay(text: string | null, what: string, form: FormFields): string | null {
  if (text === null) return null;
  const day = /^20\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  // A day that is none, such as February 31, would read as another one.
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    form.refuse(`Please enter the ${what} as a day of the calendar.`);
  return text;
}

function readAgeBand(form: FormFields): AgeBand | null {
  const band = form.line('ageBand', 20);
  if (band === 'under-14') form.refuse('The club may not employ anyone under 14.');
  if (band !== null && !AGE_BANDS.includes(band)) form.refuse('Please choose how old you are.');
  return band as AgeBand | null;
}

function readDaysPerWeek(form: FormFields): number | null {
  const days = form.line('daysPerWeek', 20);
  if (days !== null && !/^[1-7]$/.test(days)) form.refuse('Please choose how many days a week you can work: 1 to 7.');
  return days === null ? null : Number(days);
}

function readCertificates(value: unknown, form: FormFields): StatedCertificate[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > MOST_CERTIFICATES)
    form.refuse(`Please name at most ${MOST_CERTIFICATES} certificates.`);
  return value.map((each: unknown) => {
    const certificate = formFields(each, 'invalid_application');
    const name = certificate.line('name', LONGEST.certificate);
    if (!name) form.refuse('One of the certificates has no name. Reload the page and choose again.');
    return { name, validUntil: readDay(certificate.line('validUntil', 40), `last day of ${name}`, form) };
  });
}

function readConsent(value: unknown, form: FormFields): boolean {
  if (value === undefined || value === null) return false;
  if (value !== true)
    form.refuse('Please agree that the club keeps your application and contacts you. It cannot decide without.');
  return true;
}

function readPositions(value: unknown, form: FormFields): string[] {
  if (!Array.isArray(value) || value.length === 0) form.refuse('Please choose at least one position.');
  if (value.length > MOST_POSITIONS) form.refuse(`Please choose at most ${MOST_POSITIONS} positions.`);
  const ids = value.filter((id): id is string => typeof id === 'string' && UUID.test(id));
  if (ids.length < value.length) form.refuse('One of the positions is not known. Reload the page and choose again.');
  return ids;
}
