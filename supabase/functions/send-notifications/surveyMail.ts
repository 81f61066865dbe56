import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { Mail } from '../_shared/mail/mail.ts';
import { oneLine } from '../_shared/mail/oneLine.ts';
import type { ClaimedMail, PreparedSurveyMail } from './mailQueue.ts';

/** The email that asks a person to answer a survey, with a link that is theirs alone; as text. */
export function surveyMail(
  environment: Environment,
  { email, items }: ClaimedMail,
  prepared: PreparedSurveyMail,
): Mail {
  const from = requireVariable(environment, 'MAIL_FROM');
  const site = requireVariable(environment, 'SITE_URL').replace(/\/+$/, '');
  // The club's own words are indented, so that they never read as a line of ours.
  const introduction = (prepared.introduction ?? '').split('\n').map(oneLine).filter(Boolean);
  return {
    from,
    to: email,
    replyTo: from,
    subject: items.map(({ title }) => oneLine(title)).join(', '),
    text: [
      `Hello ${oneLine(prepared.name)},`,
      '',
      ...(introduction.length > 0 ? [...introduction.map((line) => `  ${line}`), ''] : []),
      'Answer on a phone or a computer, without an account:',
      `${site}/survey#${prepared.token}`,
      '',
      'This link is yours alone and counts once. Your answers are counted without your name.',
      ...(prepared.closesDay ? [`The last day to answer is ${prepared.closesDay}.`] : []),
      '',
      '--',
      oneLine(prepared.clubName),
    ].join('\n'),
  };
}
