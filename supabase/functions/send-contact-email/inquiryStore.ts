import { RequestError } from '../_shared/answers.ts';
import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { Inquiry } from './inquiry.ts';

const TIMEOUT_MS = 10_000;

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

  const { code, message, hint } = (answer ?? {}) as { code?: string; message?: string; hint?: string };
  if (response.status === 429 || code === 'PT429') {
    throw new RequestError(429, 'too_many_inquiries', [message, hint].filter(Boolean).join(' '));
  }
  throw new Error(`The inquiry was not stored: ${response.status} ${message ?? ''}`);
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

function callRest(environment: Environment, method: string, path: string, body: unknown): Promise<Response> {
  const key = requireVariable(environment, 'SUPABASE_SERVICE_ROLE_KEY');
  return fetch(`${requireVariable(environment, 'SUPABASE_URL')}/rest/v1/${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
