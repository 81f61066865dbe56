import { callFunction } from '@platform/module-kit';
import type { Application } from './application';

const FAILED = 'Your application could not be sent. Check your connection and try again.';

/** What became of the mail that confirms an application. */
export type Confirmation = 'sent' | 'failed';

/**
 * Hands an application to the club through the function 'apply'.
 * Throws a DataError with a sentence for the applicant: the function's own where it gave one.
 */
export async function sendApplication(clubSlug: string, application: Application): Promise<Confirmation> {
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
  const { confirmation } = await callFunction<{ confirmation: Confirmation }>('apply', body, FAILED);
  return confirmation;
}
