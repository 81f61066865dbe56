import { AuthError } from '../authError';
import { createWindowCounter } from './windowCounter';

/**
 * Slows down guessing without locking a club out: only failures count, per account and address, and in a
 * wider bound per address. Success forgets the failures of that account.
 */
export interface SignInLimit {
  /**
   * Counts an attempt as failed before the password is checked, so that concurrent guesses cannot pass the limit together.
   * @param isKnown whether the account has signed in from the address before. The limit asks when the address has too many
   * failures: other people on a club's network must not shut out an account that signs in there.
   * @throws AuthError when too many attempts failed
   */
  begin(account: string, address: string, isKnown?: () => Promise<boolean>): Promise<Attempt>;
}

export interface Attempt {
  succeeded(): void;
  /** Removes the failure: the attempt was not a guess. */
  takeBack(): void;
}

const WINDOW_MS = 5 * 60_000;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 100;

/** @param now milliseconds; given by tests */
export function createSignInLimit(now: () => number = Date.now): SignInLimit {
  const failures = createWindowCounter(WINDOW_MS, now);
  return {
    begin: async (account, address, isKnown = async () => false) => {
      const both = `${account}\n${address}`;
      const isCrowded = () => failures.of(address) >= FAILURES_PER_ADDRESS;
      const isExempt = isCrowded() && (await isKnown());
      // No await between this check and the count: a concurrent attempt would pass the limit.
      if (failures.of(both) >= FAILURES_PER_ACCOUNT || (isCrowded() && !isExempt)) throw tooMany();
      failures.add(both);
      failures.add(address);
      return {
        succeeded: () => {
          failures.clear(both);
          failures.remove(address);
        },
        takeBack: () => {
          failures.remove(both);
          failures.remove(address);
        },
      };
    },
  };
}

/** Decides an attempt. A failure on our side, such as an unreachable database, is not counted as a guess. */
export async function judge<Answer>(attempt: Attempt, decide: () => Promise<Answer>): Promise<Answer> {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof AuthError)) attempt.takeBack();
    throw error;
  }
}

function tooMany(): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Too many failed attempts. Wait five minutes and try again.');
}
