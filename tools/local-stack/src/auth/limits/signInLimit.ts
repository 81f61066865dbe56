import { AuthError } from '../authError';
import { createWindowCounter } from './windowCounter';

/**
 * Slows down guessing without locking a club out: only failures count, per account and address, and in a
 * wider bound per address. Success forgets the failures of that account.
 */
export interface SignInLimit {
  allows(account: string, address: string): boolean;
  failed(account: string, address: string): void;
  succeeded(account: string, address: string): void;
}

const WINDOW_MS = 5 * 60_000;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 100;

/** @param now milliseconds; given by tests */
export function createSignInLimit(now: () => number = Date.now): SignInLimit {
  const failures = createWindowCounter(WINDOW_MS, now);
  const both = (account: string, address: string) => `${account}\n${address}`;
  return {
    allows: (account, address) =>
      failures.of(both(account, address)) < FAILURES_PER_ACCOUNT && failures.of(address) < FAILURES_PER_ADDRESS,
    failed: (account, address) => {
      failures.add(both(account, address));
      failures.add(address);
    },
    succeeded: (account, address) => {
      failures.clear(both(account, address));
    },
  };
}

/** @throws AuthError when too many attempts failed */
export function requireAllowed(limit: SignInLimit, account: string, address: string): void {
  if (limit.allows(account, address)) return;
  throw new AuthError(429, 'over_request_rate_limit', 'Too many failed attempts. Wait five minutes and try again.');
}
