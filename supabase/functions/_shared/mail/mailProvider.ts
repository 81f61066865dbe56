import type { Environment } from '../environment.ts';
import { httpProvider } from './httpProvider.ts';
import { MailError, type MailProvider } from './mail.ts';
import { smtpProvider } from './smtpProvider.ts';

/**
 * The provider that the environment names: SMTP_URL, or MAIL_HTTP_URL with MAIL_HTTP_TOKEN.
 * Throws a MailError when it names none: an undelivered email must never look sent.
 */
export function mailProvider(environment: Environment): MailProvider {
  const { SMTP_URL, MAIL_HTTP_URL, MAIL_HTTP_TOKEN } = environment;
  if (SMTP_URL) return smtpProvider(SMTP_URL);
  if (MAIL_HTTP_URL && MAIL_HTTP_TOKEN) return httpProvider(MAIL_HTTP_URL, MAIL_HTTP_TOKEN);
  throw new MailError(
    'mail_not_configured',
    'No email provider is configured: set SMTP_URL, or MAIL_HTTP_URL and MAIL_HTTP_TOKEN',
  );
}
