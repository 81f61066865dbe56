import type { Inquiry, InquiryField } from './inquiry';

/** Most characters a field takes; the function refuses more. */
export const longest: Record<InquiryField, number> = {
  inquiryType: 40,
  name: 120,
  email: 254,
  phone: 40,
  organization: 160,
  message: 5000,
  website: 200,
};

export type FieldErrors = Partial<Record<InquiryField, string>>;

/** Whether an inquiry may be sent, and if not, which of the two ways it fails. */
export type InquiryVerdict =
  { kind: 'complete' } | { kind: 'missing'; errors: FieldErrors } | { kind: 'malformed'; errors: FieldErrors };

const missing: FieldErrors = {
  inquiryType: 'Choose what it is about.',
  name: 'Enter your name.',
  email: 'Enter your email address, so that we can reply.',
};

/** What an `<input type="email">` accepts (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in the domain. */
const emailAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Inquiry type, name and email are required (specification, section 5); spaces alone do not fill a field. */
export function judgeInquiry(inquiry: Inquiry): InquiryVerdict {
  const errors: FieldErrors = {};
  for (const [field, text] of Object.entries(missing) as [InquiryField, string][]) {
    if (inquiry[field].trim() === '') errors[field] = text;
  }
  if (Object.keys(errors).length > 0) return { kind: 'missing', errors };
  if (!emailAddress.test(inquiry.email.trim())) {
    return { kind: 'malformed', errors: { email: 'Enter a complete email address, such as name@club.org.' } };
  }
  return { kind: 'complete' };
}
