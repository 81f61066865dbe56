import { RequestError } from '../_shared/answers.ts';

/** What a visitor may write to the firm about, and what the mail calls it. */
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

// What an input of type email accepts: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
// A line break or another control character in a line of a mail's header would begin a header of its own.
const CONTROL = /\p{Cc}/u;
const CONTROL_EXCEPT_LAYOUT = /(?![\n\r\t])\p{Cc}/u;

/** Whether the field that people do not see was filled in: only a program does that. */
export function isFromProgram(body: unknown): boolean {
  return textOf(body, 'website') !== '';
}

/** Checks a request body and returns the inquiry. Throws a RequestError (400) that names the first field in the way. */
export function parseInquiry(body: unknown): Inquiry {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) refuse('The inquiry is not a JSON object.');
  const inquiryType = textOf(body, 'inquiryType');
  if (!isInquiryType(inquiryType)) refuse(`inquiryType is one of ${Object.keys(inquiryTypes).join(', ')}.`);
  const name = line(body, 'name');
  if (!name) refuse('name is required.');
  const email = line(body, 'email');
  if (!email || !EMAIL.test(email)) refuse('email is not an e-mail address.');
  return {
    inquiryType,
    name,
    email,
    phone: line(body, 'phone'),
    organization: line(body, 'organization'),
    message: field(body, 'message', CONTROL_EXCEPT_LAYOUT),
  };
}

function line(body: object, key: keyof typeof LONGEST): string | null {
  return field(body, key, CONTROL);
}

function field(body: object, key: keyof typeof LONGEST, forbidden: RegExp): string | null {
  const text = textOf(body, key);
  if (text.length > LONGEST[key]) refuse(`${key} is longer than ${LONGEST[key]} characters.`);
  if (forbidden.test(text)) refuse(`${key} contains characters that are not text.`);
  return text || null;
}

/** The text of a field without spaces around it; empty when it is missing or null. Anything but text is refused. */
function textOf(body: unknown, key: string): string {
  const fields = (body ?? {}) as Record<string, unknown>;
  const value = (Object.hasOwn(fields, key) ? fields[key] : null) ?? '';
  if (typeof value !== 'string') refuse(`${key} is not text.`);
  // Only spaces go: a trailing line break is a sign of header injection and must stay visible to the check.
  return value.replace(/^ +| +$/g, '');
}

function isInquiryType(value: string): value is InquiryType {
  return Object.hasOwn(inquiryTypes, value);
}

function refuse(message: string): never {
  throw new RequestError(400, 'invalid_inquiry', message);
}
