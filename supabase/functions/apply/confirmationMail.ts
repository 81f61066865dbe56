import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { Mail } from '../_shared/mail/mail.ts';
import { oneLine } from '../_shared/mail/oneLine.ts';
import type { StoredApplication } from './applicationStore.ts';

/**
 * The email that confirms an application. Replies go to the club's address for applicants. A club without one is not asked:
 * no one reads what comes back to the platform. Of the applicant's own words it contains only the name, and only one that cannot be
 * anything else: a visitor who enters another person's address must not be able to send that person a message.
 */
export function confirmationMail(environment: Environment, email: string, stored: StoredApplication): Mail {
  const from = requireVariable(environment, 'MAIL_FROM');
  const clubName = oneLine(stored.clubName);
  const lines = [
    isName(stored.name) ? `Hello ${stored.name.trim()},` : 'Hello,',
    '',
    `${clubName} has received your application for:`,
    ...stored.positions.map((position) => `- ${oneLine(position)}`),
    '',
    'Its managers have been told about it. They write or call if they want to meet you, and may not answer everyone.',
    stored.replyTo === null
      ? 'Replies to this email are not read.'
      : `If you have heard nothing for two weeks, write to the club: ${stored.replyTo}`,
    'If you did not apply, you need not do anything.',
  ];
  return {
    from,
    to: email,
    replyTo: stored.replyTo ?? from,
    subject: `Your application to ${clubName}`,
    text: lines.join('\n'),
  };
}

/** Most characters and words of a text that is taken for a name. */
const LONGEST_NAME = 60;
const MOST_WORDS = 5;

/** As in "Mary-Jane O'Neil Jr.": letters, with what joins them inside a word, and a dot after it. */
const WORD_OF_A_NAME = /^\p{L}[\p{L}\p{M}]*(?:['’‘-]\p{L}[\p{L}\p{M}]*)*\.?$/u;

/** No digits, no address of a site, nothing as long as a sentence. */
function isName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    [...text].length <= LONGEST_NAME && words.length <= MOST_WORDS && words.every((word) => WORD_OF_A_NAME.test(word))
  );
}
