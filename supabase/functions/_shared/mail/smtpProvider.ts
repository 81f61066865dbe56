import { MailError, type MailProvider } from './mail.ts';

const TIMEOUT_MS = 10_000;

/** Delivers through an SMTP server: smtp:// or smtps:// with user and password in the address. */
export function smtpProvider(url: string): MailProvider {
  return async (mail) => {
    // Loaded on first use: a function whose email goes out over HTTP never loads it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail(mail);
    } catch (error) {
      throw toMailError(error);
    } finally {
      transport.close();
    }
  };
}

/** An answer of the server carries its code; without one the server was not reached. */
function toMailError(error: unknown): MailError {
  const responseCode = (error as { responseCode?: number }).responseCode;
  if (responseCode) return new MailError('mail_rejected', `The SMTP server answered ${responseCode}`);
  const reason = error instanceof Error ? error.message : 'unknown reason';
  return new MailError('mail_unreachable', `The SMTP server cannot be reached: ${reason}`);
}
