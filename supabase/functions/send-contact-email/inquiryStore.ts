import { RequestError } from '../_shared/answers.ts';
import { callSupabase } from '../_shared/callSupabase.ts';
import type { Environment } from '../_shared/environment.ts';
import type { Inquiry } from './inquiry.ts';

type MailOutcome = { mailStatus: 'sent' } | { mailStatus: 'failed'; reason: string };

/**
 * Stores an inquiry and returns its id. The database counts the limits per address of origin and of email.
 * Throws a RequestError (429) when a limit is reached, and an Error when it could not be stored.
 */
export async function storeInquiry(environment: Environment, inquiry: Inquiry, origin: string): Promise<string> {
  const { inquiryType, ...fields } = inquiry;
  const answer = await callSupabase(environment, 'platform', 'POST', 'rest/v1/rpc/receive_inquiry', {
    inquiry_param: { inquiry_type: inquiryType, ...fields },
    origin_param: origin,
  });
  if (answer.ok && typeof answer.data === 'string') return answer.data;
  if (answer.ok) throw new Error('The inquiry was not stored: the database answered no id');

  const { status, code, message, hint } = answer;
  if (status === 429 || code === 'PT429') {
    throw new RequestError(429, 'too_many_inquiries', [message, hint].filter(Boolean).join(' '));
  }
  throw new Error(`The inquiry was not stored: ${status} ${message}`);
}

/** Writes down what became of the email. Failing to do so is logged only: the visitor's answer does not depend on it. */
export async function recordMailOutcome(environment: Environment, id: string, outcome: MailOutcome): Promise<void> {
  try {
    const path = `rest/v1/contact_inquiries?id=eq.${encodeURIComponent(id)}`;
    const answer = await callSupabase(environment, 'platform', 'PATCH', path, {
      mail_status: outcome.mailStatus,
      mail_failure: outcome.mailStatus === 'failed' ? outcome.reason.slice(0, 500) : null,
    });
    if (!answer.ok) throw new Error(`the database answered ${answer.status}`);
  } catch (error) {
    console.error(`Inquiry ${id} could not be marked as ${outcome.mailStatus}`, error);
  }
}
