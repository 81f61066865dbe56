import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { Mail } from '../_shared/mail/mail.ts';
import { oneLine } from '../_shared/mail/oneLine.ts';
import type { StoredApplication } from './applicationStore.ts';

/**
 * The mail that tells applicants that the club has their application. Nothing that they wrote is in it: whoever enters
 * another person's address must not be able to send them a text of their own.
 */
export function confirmationMail(environment: Environment, email: string, stored: StoredApplication): Mail {
  const from = requireVariable(environment, 'MAIL_FROM');
  const clubName = oneLine(stored.clubName);
  const lines = [
    'Hello,',
    '',
    `${clubName} has received your application for:`,
    ...stored.positions.map((position) => `- ${oneLine(position)}`),
    '',
    'The club reads every application and will contact you at this address.',
    'If you did not apply, you need not do anything.',
  ];
  return { from, to: email, replyTo: from, subject: `Your application to ${clubName}`, text: lines.join('\n') };
}
