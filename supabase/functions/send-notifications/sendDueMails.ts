import type { Environment } from '../_shared/environment.ts';
import { invitationMail } from '../_shared/invitations/invitationMail.ts';
import { prepareMail } from '../_shared/invitations/preparedMail.ts';
import { MailError, type Mail, type MailProvider } from '../_shared/mail/mail.ts';
import { isLetter, letterMail } from './letterMail.ts';
import { claimMail, prepareSurveyMail, settleMail, type ClaimedMail } from './mailQueue.ts';
import { notificationMail } from './notificationMail.ts';
import { surveyMail } from './surveyMail.ts';

/** Emails of one call at most; the next call goes on. */
const MOST_MAILS = 200;
/** After that no further email is begun: a hosted function is stopped after 150 seconds. */
const LONGEST_WORK_MS = 45_000;
/** Emails on their way at the same time. */
const LANES = 4;

export interface Outcome {
  sent: number;
  failed: number;
}

/**
 * Sends emails until none is due. One that the provider does not take stays in the queue, and the others go on; a provider
 * that cannot be reached at all is left alone until the next call.
 */
export async function sendDueMails(environment: Environment, provider: MailProvider): Promise<Outcome> {
  const outcome: Outcome = { sent: 0, failed: 0 };
  const endsAt = Date.now() + LONGEST_WORK_MS;
  let begun = 0;

  async function lane(): Promise<void> {
    while (begun < MOST_MAILS && Date.now() < endsAt) {
      begun += 1;
      const mail = await claimMail(environment);
      if (!mail) return;
      const failure = await failureOf(environment, provider, mail);
      await settleMail(environment, mail.claim, failure?.message ?? null);
      outcome[failure ? 'failed' : 'sent'] += 1;
      if (failure instanceof MailError && failure.code === 'mail_unreachable') return;
    }
  }

  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const broken = lanes.find((ended) => ended.status === 'rejected');
  if (broken) throw broken.reason;
  return outcome;
}

/** Null when the provider took the email. */
async function failureOf(environment: Environment, provider: MailProvider, mail: ClaimedMail): Promise<Error | null> {
  try {
    const written = await writeMail(environment, mail);
    if (written) await provider(written);
    return null;
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    console.error(`An email with ${mail.items.length} notifications was not sent: ${failure.message}`);
    return failure;
  }
}

/** Null for an invitation that is not open any more, to a club or to a survey: its email would lead to nothing. */
async function writeMail(environment: Environment, mail: ClaimedMail): Promise<Mail | null> {
  if (mail.invitationId !== null) {
    const prepared = await prepareMail(environment, mail.invitationId);
    return prepared && invitationMail(environment, prepared);
  }
  if (mail.surveyInvitationId !== null) {
    const prepared = await prepareSurveyMail(environment, mail.surveyInvitationId);
    return prepared && surveyMail(environment, mail, prepared);
  }
  return isLetter(mail) ? letterMail(environment, mail) : notificationMail(environment, mail);
}
