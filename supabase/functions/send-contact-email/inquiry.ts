import { isEmailAddress } from '@platform/contract/forms';
import { formFields, type FormFields } from '../_shared/formFields.ts';

/** What a visitor may write to the firm about, and what the email calls it. */
export const inquiryTypes = {
  consultation: 'Book Consultation',
  platform: 'Get Platform Access',
  question: 'Submit a Question',
  pricing: 'Pricing Information',
  support: 'Technical Support',
} as const;

export type InquiryType = keyof typeof inquiryTypes;

/** A validated inquiry. Optional fields that were left empty are null. */
export interface Inquiry {
  inquiryType: InquiryType;
  name: string;
  email: string;
  phone: string | null;
  organization: string | null;
  message: string | null;
}

/** Longest text of each field, in characters. The constraints of contact_inquiries say the same. */
const LONGEST = { name: 120, email: 254, phone: 40, organization: 160, message: 5000 } as const;

/** Checks a request body and returns the inquiry. Throws a RequestError (400) that names the first field in the way. */
export function parseInquiry(body: unknown): Inquiry {
  const form: FormFields = formFields(body, 'invalid_inquiry');
  const inquiryType = form.line('inquiryType', 60);
  if (!inquiryType || !isInquiryType(inquiryType)) {
    form.refuse(`inquiryType is one of ${Object.keys(inquiryTypes).join(', ')}.`);
  }
  const name = form.line('name', LONGEST.name);
  if (!name) form.refuse('name is required.');
  const email = form.line('email', LONGEST.email);
  if (!email || !isEmailAddress(email)) form.refuse('email is not an email address.');
  return {
    inquiryType,
    name,
    email,
    phone: form.phone('phone', LONGEST.phone),
    organization: form.line('organization', LONGEST.organization),
    message: form.text('message', LONGEST.message),
  };
}

function isInquiryType(value: string): value is InquiryType {
  return Object.hasOwn(inquiryTypes, value);
}
