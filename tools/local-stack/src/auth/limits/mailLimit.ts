import { AuthError } from '../authError';
import { createWindowCounter } from './windowCounter';

/** How many emails an address receives and a network may request. Counts requests with and without an account. */
export interface MailLimit {
  /**
   * Counts one request for an email.
   * @param email the recipient
   * @param network address of the caller's socket
   * @throws AuthError after too many requests
   */
  count(email: string, network: string): void;
}

const WINDOW_MS = 60 * 60_000;
const MAILS_PER_EMAIL = 6;
/** A club's people share one network: more than 40 of them may forget their passwords on the first day of a season. */
const MAILS_PER_NETWORK = 120;

/** @param now milliseconds; set by tests */
export function createMailLimit(now: () => number = Date.now): MailLimit {
  const mails = createWindowCounter(WINDOW_MS, now);
  return {
    count: (email, network) => {
      if (mails.of(`to ${email}`) >= MAILS_PER_EMAIL || mails.of(`from ${network}`) >= MAILS_PER_NETWORK) {
        throw new AuthError(
          429,
          'over_email_send_rate_limit',
          'Too many emails were asked for. Use the newest one, or wait an hour and try again.',
        );
      }
      mails.add(`to ${email}`);
      mails.add(`from ${network}`);
    },
  };
}
