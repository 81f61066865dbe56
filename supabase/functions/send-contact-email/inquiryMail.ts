import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { Mail } from '../_shared/mail/mail.ts';
import { inquiryTypes, type Inquiry } from './inquiry.ts';

/** The mail that tells the firm about an inquiry. A reply goes to the visitor. */
export function inquiryMail(environment: Environment, inquiry: Inquiry): Mail {
  const { inquiryType, name, email, phone, organization, message } = inquiry;
  const lines = [
    `Inquiry: ${inquiryTypes[inquiryType]}`,
    `Name: ${name}`,
    `E-mail: ${email}`,
    `Phone: ${phone ?? '–'}`,
    `Organization: ${organization ?? '–'}`,
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
