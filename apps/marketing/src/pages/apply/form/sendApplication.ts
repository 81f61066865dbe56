import { callFunction } from '@platform/module-kit';
import type { Application } from './application';

const FAILED = 'Your application could not be sent. Check your connection and try again.';

/** How long a resume may take on a slow connection (milliseconds). */
const UPLOAD_LIMIT_MS = 120_000;

/** The status of the confirmation email. */
export type Confirmation = 'sent' | 'failed';

/** The result of an application that has arrived. */
export interface Receipt {
  confirmation: Confirmation;
  /** Undefined if no resume was sent. */
  resume?: 'stored' | 'failed';
  /** Where applicants reach the club; undefined if it states no address. */
  contact?: string;
}

/**
 * Sends an application to the club through the function 'apply', with an optional resume.
 * @throws DataError with a sentence for the applicant: the function's own if it gave one
 */
export async function sendApplication(
  clubSlug: string,
  application: Application,
  resume: File | null = null,
): Promise<Receipt> {
  const { website, jobRoleIds, name, email, phone, message, firstDay, lastDay, ageBand, daysPerWeek, consent } =
    application;
  const body = {
    clubSlug,
    jobRoleIds,
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.trim(),
    firstDay,
    lastDay,
    ageBand,
    daysPerWeek,
    certificates: Object.entries(application.certificates).map(([name, validUntil]) => ({ name, validUntil })),
    consent,
    ...(website === '' ? {} : { website }),
  };
  const {
    confirmation,
    resume: kept,
    contact,
  } = resume
    ? await callFunction<Receipt>('apply', formOf(body, resume), FAILED, UPLOAD_LIMIT_MS)
    : await callFunction<Receipt>('apply', body, FAILED);
  return { confirmation, ...(kept && { resume: kept }), ...(contact && { contact }) };
}

function formOf(application: object, resume: File): FormData {
  const form = new FormData();
  form.set('application', JSON.stringify(application));
  form.set('resume', resume, resume.name);
  return form;
}
