import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds that an even answer takes at least: far more than the work behind it. */
const AT_LEAST_MS = 300;

/** When an answer may leave whose time must not tell whether an account exists. To be asked for before the work. */
export function earliestAnswer(): Promise<void> {
  return delay(AT_LEAST_MS);
}

/** Does the work and answers no sooner than that, whether it succeeds or fails. */
export async function evenly<Value>(work: () => Promise<Value>): Promise<Value> {
  const earliest = earliestAnswer();
  try {
    return await work();
  } finally {
    await earliest;
  }
}
