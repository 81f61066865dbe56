import { ENTER_YOUR_NAME } from '@platform/module-kit/screens';
import { isEmailAddress } from '@platform/contract';
import { phoneProblem } from '@platform/contract/forms';
import { limitProblem } from '@platform/ui';
import type { FieldErrors, Verdict } from '../form/useSendingForm';
import type { Inquiry, InquiryField } from './inquiry';

/** Most characters of each field, as in the function. */
export const longest: Record<InquiryField, number> = {
  inquiryType: 40,
  name: 120,
  email: 254,
  phone: 40,
  organization: 160,
  message: 5000,
  website: 200,
};

const missing: FieldErrors<Inquiry> = {
  inquiryType: 'Choose what it is about.',
  name: ENTER_YOUR_NAME,
  email: 'Enter your email address, so that we can reply.',
};

/**
 * Inquiry type, name and email are required (specification 5.3); spaces alone count as empty. A text that is too long
 * is refused, not cut.
 */
export function judgeInquiry(inquiry: Inquiry): Verdict<Inquiry> {
  const errors: FieldErrors<Inquiry> = {};
  for (const [field, text] of Object.entries(missing) as [InquiryField, string][]) {
    if (inquiry[field].trim() === '') errors[field] = text;
  }
  const isMissing = Object.keys(errors).length > 0;
  if (!errors.email && !isEmailAddress(inquiry.email.trim())) {
    errors.email = 'Enter a complete email address, such as name@club.org.';
  }
  const problemOfPhone = phoneProblem(inquiry.phone);
  if (problemOfPhone) errors.phone = problemOfPhone;
  for (const [field, limit] of Object.entries(longest) as [InquiryField, number][]) {
    const problem = limitProblem(inquiry[field], limit);
    if (problem) errors[field] = problem;
  }
  if (isMissing) return { kind: 'missing', errors };
  return Object.keys(errors).length > 0 ? { kind: 'malformed', errors } : { kind: 'complete' };
}
