import { AuthError } from '../authError';
import { createWindowCounter } from './windowCounter';

/** How soon a person may request a second password link. Applies with and without an account. */
export interface ResetPause {
  /**
   * Starts the pause of an address.
   * @throws AuthError during its last pause
   */
  begin(email: string): void;
}

/** As `max_frequency` in supabase/config.toml sets it for a hosted project, in milliseconds. */
const PAUSE_MS = 60_000;

/** @param now milliseconds; set by tests */
export function createResetPause(now: () => number = Date.now): ResetPause {
  const asked = createWindowCounter(PAUSE_MS, now);
  return {
    begin: (email) => {
      if (asked.of(email) > 0) {
        throw new AuthError(
          429,
          'over_email_send_rate_limit',
          'A link for this address was asked for less than a minute ago. Look for its email, or wait a minute and ask again.',
        );
      }
      asked.add(email);
    },
  };
}
