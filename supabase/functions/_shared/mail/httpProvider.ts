import { MailError, type MailProvider } from './mail.ts';

const TIMEOUT_MS = 10_000;

/** Delivers by POST of `{ from, to, replyTo, subject, text }` to `url`, with a bearer token. */
export function httpProvider(url: string, token: string): MailProvider {
  return async (mail) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(mail),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new MailError('mail_unreachable', `The email provider cannot be reached: ${reasonOf(error)}`);
    });
    await response.body?.cancel();
    if (!response.ok) throw new MailError('mail_rejected', `The email provider answered ${response.status}`);
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}
