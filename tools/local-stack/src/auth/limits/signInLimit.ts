import { AuthError } from '../authError';
import { createWindowCounter } from './windowCounter';

/**
 * Slows down guessing without locking a club out. Only failures count, for each account and address, with a higher
 * limit for each address. A success clears the account's failures.
 */
export interface SignInLimit {
  /**
   * Runs an attempt within the limit. Pending attempts count toward the limit, so that concurrent guesses cannot pass
   * it together. An attempt that finds the limit full of pending ones waits, so that people who sign in at the same
   * time do not refuse each other.
   * @param decide throws an AuthError for a wrong password. Any other error, such as an unreachable database, is not a
   * guess.
   * @param isKnown whether the account has signed in from the address before. The limit asks when the address has too
   * many failures: other people on a club's network must not shut out an account that signs in there.
   * @throws AuthError after too many failed attempts
   */
  judge<Answer>(
    account: string,
    address: string,
    decide: () => Promise<Answer>,
    isKnown?: () => Promise<boolean>,
  ): Promise<Answer>;
}

const WINDOW_MS = 5 * 60_000;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 100;
/**
 * How many accounts and addresses of past sign-ins to remember, because a person who signed out may come back. The
 * oldest are dropped.
 */
const REMEMBERED = 10_000;

function remember(all: Set<string>, one: string): void {
  all.delete(one);
  all.add(one);
  const [oldest] = all;
  if (all.size > REMEMBERED && oldest !== undefined) all.delete(oldest);
}

/** @param now milliseconds; set by tests */
export function createSignInLimit(now: () => number = Date.now): SignInLimit {
  const failures = createWindowCounter(WINDOW_MS, now);
  const undecided = createUndecided();
  const succeeded = new Set<string>();

  /** Waits for a free slot and takes it. Returns the function to call when the attempt is decided. */
  async function enter(both: string, address: string, isKnown: () => Promise<boolean>): Promise<() => void> {
    const isCrowded = () => failures.of(address) >= FAILURES_PER_ADDRESS;
    for (;;) {
      const isExempt = isCrowded() && (succeeded.has(both) || (await isKnown()));
      // No await from here to the count: a concurrent attempt would pass the limit.
      if (failures.of(both) >= FAILURES_PER_ACCOUNT || (isCrowded() && !isExempt)) throw tooMany();
      const isFull =
        failures.of(both) + undecided.of(both) >= FAILURES_PER_ACCOUNT ||
        (!isExempt && failures.of(address) + undecided.of(address) >= FAILURES_PER_ADDRESS);
      if (!isFull) return undecided.add(both, address);
      await undecided.next(address);
    }
  }

  return {
    judge: async (account, address, decide, isKnown = async () => false) => {
      const both = `${account}\n${address}`;
      const decided = await enter(both, address, isKnown);
      try {
        const answer = await decide();
        failures.clear(both);
        remember(succeeded, both);
        return answer;
      } catch (error) {
        if (isGuess(error)) {
          failures.add(both);
          failures.add(address);
        }
        throw error;
      } finally {
        decided();
      }
    },
  };
}

/** A refusal by another limit (429) is not a guess: the password was not judged. */
function isGuess(error: unknown): boolean {
  return error instanceof AuthError && error.status !== 429;
}

/** The pending attempts by key. */
function createUndecided() {
  const counts = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  const of = (key: string) => counts.get(key) ?? 0;
  function change(key: string, by: number): void {
    const count = of(key) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }
  return {
    of,
    /** Resolves when the next attempt from the address is decided. */
    next: (address: string) =>
      new Promise<void>((resolve) => waiting.set(address, [...(waiting.get(address) ?? []), resolve])),
    /** @returns the function to call when the attempt is decided */
    add: (both: string, address: string) => {
      change(both, 1);
      change(address, 1);
      return () => {
        change(both, -1);
        change(address, -1);
        const woken = waiting.get(address) ?? [];
        waiting.delete(address);
        for (const wake of woken) wake();
      };
    },
  };
}

function tooMany(): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Too many failed attempts. Wait five minutes and try again.');
}
