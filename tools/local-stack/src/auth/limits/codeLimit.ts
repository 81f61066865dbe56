import { AuthError } from '../authError';
import { createWindowCounter } from './windowCounter';

/**
 * How often the six digits of an email may be guessed, from all callers together. The link in the same email keeps
 * working, so no one can lock a person out.
 */
export interface CodeLimit {
  /**
   * Counts a code as wrong until it is found right.
   * @param decide throws an AuthError for a wrong code. Any other error, such as an unreachable database, is not a
   * guess.
   * @throws AuthError after too many wrong codes for the address
   */
  judge<Answer>(email: string, decide: () => Promise<Answer>): Promise<Answer>;
}

const WINDOW_MS = 60 * 60_000;
const WRONG_CODES_PER_EMAIL = 20;

/** @param now milliseconds; set by tests */
export function createCodeLimit(now: () => number = Date.now): CodeLimit {
  const failures = createWindowCounter(WINDOW_MS, now);
  return {
    judge: async (email, decide) => {
      if (failures.of(email) >= WRONG_CODES_PER_EMAIL) {
        throw new AuthError(429, 'over_request_rate_limit', 'Too many wrong codes. Use the link in the email instead.');
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
