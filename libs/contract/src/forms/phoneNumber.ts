/** Digits with separators, and an extension: 336 555 0188, +1 (336) 555-0188 ext. 12. */
const PHONE = /^[\d\s()+./–-]*(?:,?\s*(?:ext|extension|x|#)\.?:?\s*\d+)?$/i;
const FEWEST_DIGITS = 7;

/**
 * What cannot be a telephone number; undefined when it can, or is empty. Every form of the product asks here, and so do
 * the functions that take a form from visitors.
 */
export function phoneProblem(phone: string): string | undefined {
  const text = phone.trim();
  if (text === '') return undefined;
  if (text.replace(/\D/g, '').length < FEWEST_DIGITS) {
    return 'A phone number has at least 7 digits, such as 336 555 0188.';
  }
  return PHONE.test(text) ? undefined : 'A phone number has digits and no words, such as 336 555 0188 ext. 12.';
}
