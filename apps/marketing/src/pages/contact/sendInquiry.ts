import { supabase } from '@platform/session';
import type { Inquiry } from './inquiry';

/** How long the function may take (milliseconds): longer than any mail provider, shorter than a person's patience. */
const LIMIT_MS = 20_000;

/**
 * Hands an inquiry to the firm through the function 'send-contact-email', without the spaces around each text.
 * Rejects with the client's own error when the message was not accepted.
 */
export async function sendInquiry(inquiry: Inquiry): Promise<void> {
  const { website, ...texts } = trimmed(inquiry);
  const body = website === '' ? texts : { ...texts, website };
  const { error } = await (await supabase()).functions.invoke('send-contact-email', { body, timeout: LIMIT_MS });
  if (error) throw error;
}

function trimmed(inquiry: Inquiry): Inquiry {
  const texts = Object.entries(inquiry).map(([field, text]: [string, string]) => [field, text.trim()]);
  return Object.fromEntries(texts) as Inquiry;
}
