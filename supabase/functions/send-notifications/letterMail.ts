import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { Mail } from '../_shared/mail/mail.ts';
import { oneLine } from '../_shared/mail/oneLine.ts';
import type { ClaimedMail } from './mailQueue.ts';

/** An email that holds a letter, and says who gets the answer. */
type ClaimedLetter = ClaimedMail & { replyTo: string };

/** Whether an email is a letter, and no notification. */
export const isLetter = (mail: ClaimedMail): mail is ClaimedLetter => mail.replyTo !== null;

/**
 * The email to an applicant: the manager's text, unchanged, and the club's name below it. Replies go to the club.
 */
export function letterMail(environment: Environment, { email, clubName, replyTo, items }: ClaimedLetter): Mail {
  const body = items.flatMap((item) => (item.body ?? '').split('\n').map(oneLine));
  return {
    from: requireVariable(environment, 'MAIL_FROM'),
    to: email,
    replyTo,
    subject: items.map(({ title }) => oneLine(title)).join(', '),
    text: [...body, '', '--', oneLine(clubName ?? requireVariable(environment, 'PRODUCT_NAME'))].join('\n'),
  };
}
