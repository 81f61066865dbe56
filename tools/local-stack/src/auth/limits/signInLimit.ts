import { AuthError } from '../authError';
import { createWindowCounter } from './windowCounter';

/**
 * Slows down guessing without locking a club out: only failures count, per account and address, and in a
 * wider bound per address. Success forgets the failures of that account.
 */
export interface SignInLimit {
  /**
   * Counts an attempt as failed before it is judged: a thousand at once are no fewer guesses than a thousand in a row.
   * @param isKnown asked once too many others have failed from the address: whether the account has signed in from there
   * before. Nobody on a club's network can shut out whoever works there.
   * @throws AuthError when too many attempts failed
   */
  begin(account: string, address: string, isKnown?: () => Promise<boolean>): Promise<Attempt>;
}

export interface Attempt {
  succeeded(): void;
  /** It was no guess after all. */
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
      // From here to the count nothing else runs.
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

/** Runs what judges an attempt. What fails on our side, such as a database that is away, was no guess. */
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
