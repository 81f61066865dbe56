import { RequestError } from '../_shared/answers.ts';
import { callRest, refusalText, type Refusal } from '../_shared/callRest.ts';
import type { Environment } from '../_shared/environment.ts';
import type { Inquiry } from './inquiry.ts';

export type MailOutcome = { mailStatus: 'sent' } | { mailStatus: 'failed'; reason: string };

/**
 * Stores an inquiry and returns its id. The database counts the limits per address of origin and of e-mail.
 * Throws a RequestError (429) when a limit is reached, and an Error when it could not be stored.
 */
export async function storeInquiry(environment: Environment, inquiry: Inquiry, origin: string): Promise<string> {
  const { inquiryType, ...fields } = inquiry;
  const response = await callRest(environment, 'POST', 'rpc/receive_inquiry', {
    inquiry_param: { inquiry_type: inquiryType, ...fields },
    origin_param: origin,
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && typeof answer === 'string') return answer;

  const refusal = (answer ?? {}) as Refusal;
  if (response.status === 429 || refusal.code === 'PT429') {
    throw new RequestError(429, 'too_many_inquiries', refusalText(refusal));
  }
  throw new Error(`The inquiry was not stored: ${response.status} ${refusal.message ?? ''}`);
}

/** Writes down what became of the mail. Failing to do so is logged only: the visitor's answer does not depend on it. */
export async function recordMailOutcome(environment: Environment, id: string, outcome: MailOutcome): Promise<void> {
  try {
    const response = await callRest(environment, 'PATCH', `contact_inquiries?id=eq.${encodeURIComponent(id)}`, {
      mail_status: outcome.mailStatus,
      mail_failure: outcome.mailStatus === 'failed' ? outcome.reason.slice(0, 500) : null,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the database answered ${response.status}`);
  } catch (error) {
    console.error(`Inquiry ${id} could not be marked as ${outcome.mailStatus}`, error);
  }
}
