import { AuthError } from './authError';

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
/** Beyond this many keys the expired ones are dropped, so that a flood cannot fill the memory. */
const SWEEP_AT = 10_000;

interface Count {
  failures: number;
  until: number;
}

/** @param now milliseconds; given by tests */
export function createSignInLimit(now: () => number = Date.now): SignInLimit {
  const counts = new Map<string, Count>();

  function failuresOf(key: string): number {
    const count = counts.get(key);
    return count && count.until > now() ? count.failures : 0;
  }
  function add(key: string): void {
    if (counts.size >= SWEEP_AT) sweep();
    const failures = failuresOf(key);
    const until = failures === 0 ? now() + WINDOW_MS : (counts.get(key)?.until ?? 0);
    counts.set(key, { failures: failures + 1, until });
  }
  function sweep(): void {
    for (const [key, { until }] of counts) if (until <= now()) counts.delete(key);
  }
  const both = (account: string, address: string) => `${account}\n${address}`;

  return {
    allows: (account, address) =>
      failuresOf(both(account, address)) < FAILURES_PER_ACCOUNT && failuresOf(address) < FAILURES_PER_ADDRESS,
    failed: (account, address) => {
      add(both(account, address));
      add(address);
    },
    succeeded: (account, address) => {
      counts.delete(both(account, address));
    },
  };
}

/** @throws AuthError when too many attempts failed */
export function requireAllowed(limit: SignInLimit, account: string, address: string): void {
  if (limit.allows(account, address)) return;
  throw new AuthError(429, 'over_request_rate_limit', 'Too many failed attempts. Wait five minutes and try again.');
}
