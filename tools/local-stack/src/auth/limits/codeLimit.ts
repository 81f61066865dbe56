import { AuthError } from '../authError';
import { createWindowCounter } from './windowCounter';

/**
 * How often the six digits of a mail may be guessed, wherever the guesses come from. The link in the same mail works
 * on: no one can lock a person out of it.
 */
export interface CodeLimit {
  /**
   * Counts a code as wrong until it proves right.
   * @param decide throws an AuthError for a wrong code. Any other error, such as an unreachable database, is no guess.
   * @throws AuthError when too many codes for the address were wrong
   */
  judge<Answer>(email: string, decide: () => Promise<Answer>): Promise<Answer>;
}

const WINDOW_MS = 60 * 60_000;
const WRONG_CODES_PER_EMAIL = 20;

/** @param now milliseconds; given by tests */
export function createCodeLimit(now: () => number = Date.now): CodeLimit {
  const failures = createWindowCounter(WINDOW_MS, now);
  return {
    judge: async (email, decide) => {
      if (failures.of(email) >= WRONG_CODES_PER_EMAIL) {
        throw new AuthError(429, 'over_request_rate_limit', 'Too many wrong codes. Use the link in the mail instead.');
      }
      failures.add(email);
      try {
        const answer = await decide();
        failures.remove(email);
        return answer;
      } catch (error) {
        if (!(error instanceof AuthError)) failures.remove(email);
        throw error;
      }
    },
  };
}
