import { setTimeout as delay } from 'node:timers/promises';

/** Minimum time of an even answer (milliseconds): far longer than the work behind it. */
const AT_LEAST_MS = 300;

/** When to send an answer whose timing must not reveal whether an account exists. Call it before the work. */
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
