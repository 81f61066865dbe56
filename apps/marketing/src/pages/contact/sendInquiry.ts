import { callFunction } from '@platform/module-kit';
import type { Inquiry } from './inquiry';

/** Said when the message was not sent, and the server gave no reason. */
export const INQUIRY_FAILED = 'Failed to send message. Please try again.';

/**
 * Sends an inquiry to the firm through the function 'send-contact-email', without the spaces around each text.
 * @throws DataError if the message was not accepted
 */
export async function sendInquiry(inquiry: Inquiry): Promise<void> {
  const { website, ...texts } = trimmed(inquiry);
  const body = website === '' ? texts : { ...texts, website };
  await callFunction('send-contact-email', body, INQUIRY_FAILED);
}

function trimmed(inquiry: Inquiry): Inquiry {
  const texts = Object.entries(inquiry).map(([field, text]: [string, string]) => [field, text.trim()]);
  return Object.fromEntries(texts) as Inquiry;
}
