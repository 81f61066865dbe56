import { AuthError } from '../authError';
import { createWindowCounter } from './windowCounter';

/** How soon a second link for a forgotten password may be asked for. Held whether or not the address has an account. */
export interface ResetPause {
  /**
   * Begins the pause of an address.
   * @throws AuthError while its last one runs
   */
  begin(email: string): void;
}

/** The same as `max_frequency` in supabase/config.toml says to a hosted project, in milliseconds. */
const PAUSE_MS = 60_000;

/** @param now milliseconds; given by tests */
export function createResetPause(now: () => number = Date.now): ResetPause {
  const asked = createWindowCounter(PAUSE_MS, now);
  return {
    begin: (email) => {
      if (asked.of(email) > 0) {
        throw new AuthError(
          429,
          'over_email_send_rate_limit',
          'A link for this address was asked for less than a minute ago. Look for its mail, or wait a minute and ask again.',
        );
      }
      asked.add(email);
    },
  };
}
