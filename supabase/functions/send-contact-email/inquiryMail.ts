import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { Mail } from '../_shared/mail/mail.ts';
import { oneLine } from '../_shared/mail/oneLine.ts';
import { inquiryTypes, type Inquiry } from './inquiry.ts';

/** The email that tells the firm about an inquiry. A reply goes to the visitor. */
export function inquiryMail(environment: Environment, inquiry: Inquiry): Mail {
  const { inquiryType, email, message } = inquiry;
  const name = oneLine(inquiry.name);
  const lines = [
    `Inquiry: ${inquiryTypes[inquiryType]}`,
    `Name: ${name}`,
    `Email: ${email}`,
    `Phone: ${oneLine(inquiry.phone ?? '–')}`,
    `Organization: ${oneLine(inquiry.organization ?? '–')}`,
    '',
    message ?? '(no message)',
  ];
  return {
    from: requireVariable(environment, 'MAIL_FROM'),
    to: requireVariable(environment, 'CONTACT_TO'),
    replyTo: email,
    subject: `${inquiryTypes[inquiryType]}: ${name}`,
    text: lines.join('\n'),
  };
}
