import { AuthError } from '../authError';
import { createWindowCounter } from './windowCounter';

/**
 * How often the six digits of a mail may be guessed, wherever the guesses come from. The link in the same mail works
 * on: nobody can lock a person out of it.
 */
export interface CodeLimit {
  /**
   * Counts a code as wrong before it is compared.
   * @returns removes that count
   * @throws AuthError when too many codes for the address were wrong
   */
  begin(email: string): () => void;
}

const WINDOW_MS = 60 * 60_000;
const WRONG_CODES_PER_EMAIL = 20;

/** @param now milliseconds; given by tests */
export function createCodeLimit(now: () => number = Date.now): CodeLimit {
  const failures = createWindowCounter(WINDOW_MS, now);
  return {
    begin: (email) => {
      if (failures.of(email) >= WRONG_CODES_PER_EMAIL) {
        throw new AuthError(429, 'over_request_rate_limit', 'Too many wrong codes. Use the link in the mail instead.');
      }
      failures.add(email);
      return () => failures.remove(email);
    },
  };
}
