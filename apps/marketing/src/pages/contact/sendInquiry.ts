import { supabase } from '@platform/session';
import type { Inquiry } from './inquiry';

/** How long the function may take (milliseconds): longer than any mail provider, shorter than a person's patience. */
const LIMIT_MS = 20_000;

/** The firm takes no more messages from this visitor for a while; says until when. */
export class TooManyInquiries extends Error {
  override name = 'TooManyInquiries';
}

/**
 * Hands an inquiry to the firm through the function 'send-contact-email', without the spaces around each text.
 * Rejects with TooManyInquiries at its limit, otherwise with the client's own error when the message was not accepted.
 */
export async function sendInquiry(inquiry: Inquiry): Promise<void> {
  const { website, ...texts } = trimmed(inquiry);
  const body = website === '' ? texts : { ...texts, website };
  const { error } = (await (await supabase()).functions.invoke('send-contact-email', { body, timeout: LIMIT_MS })) as {
    error: Refusal | null;
  };
  if (error?.context instanceof Response && error.context.status === 429) {
    throw new TooManyInquiries(await sentenceOf(error.context), { cause: error });
  }
  if (error) throw error;
}

/** The client's error, with the function's answer where there was one. */
type Refusal = Error & { context?: unknown };

async function sentenceOf(answer: Response): Promise<string> {
  const { error } = (await answer.json().catch(() => ({}))) as { error?: { message?: string } };
  return error?.message ?? 'We have several messages from you already. Wait an hour before you send another.';
}

function trimmed(inquiry: Inquiry): Inquiry {
  const texts = Object.entries(inquiry).map(([field, text]: [string, string]) => [field, text.trim()]);
  return Object.fromEntries(texts) as Inquiry;
}
