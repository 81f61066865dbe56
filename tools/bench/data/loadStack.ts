import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { startStack, stopStack } from '../../local-stack/src/testing/stackProcess';
import type { Measurement } from '../measurement';
import { mixedRequests } from './mixedRequests';

const PER_SECOND = 50;
const SECONDS = 20;
/** People who each send their next request as soon as the last one is answered. */
const AT_ONCE = 20;
const FULL_SECONDS = 10;

/**
 * The local stack over PGlite under mixed requests: the time of each with 50 a second, and how many it answers at most.
 * Each of the 50 is timed from when it was due, so that a stack that falls behind cannot hide it.
 */
export async function loadStack(): Promise<Measurement[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
  const stack = await startStack({
    CLUBCREW_DATA: dataFolder,
    STACK_SEED: path.join(repositoryRoot, 'supabase/seed.sql'),
  });
  try {
    const keys = JSON.parse(readFileSync(path.join(dataFolder, 'keys.json'), 'utf8')) as { publishable: string };
    const nextRequest = await mixedRequests(stack.origin, keys.publishable);
    const start = performance.now() + 500;
    const runs = await Promise.all(
      Array.from({ length: PER_SECOND * SECONDS }, (_, number) =>
        timeFrom(start + (number * 1000) / PER_SECOND, () => nextRequest(number)),
      ),
    );
    return [
      { name: `the local stack under ${PER_SECOND} mixed requests/s, 95 % below`, unit: 'ms', promise: 100, runs },
      {
        name: `mixed requests that it answers to ${AT_ONCE} people at once`,
        unit: '/s',
        promise: 300,
        runs: await answeredInEachSecond(nextRequest),
      },
    ];
  } finally {
    await stopStack(stack);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function timeFrom(due: number, send: () => Promise<void>): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  await send();
  return performance.now() - due;
}

async function answeredInEachSecond(send: (number: number) => Promise<void>): Promise<number[]> {
  const answered = Array.from({ length: FULL_SECONDS }, () => 0);
  const start = performance.now();
  const second = () => Math.floor((performance.now() - start) / 1000);
  let next = 0;
  const sendUntilTheEnd = async () => {
    while (second() < FULL_SECONDS) {
      await send((next += 1));
      const now = second();
      if (now < FULL_SECONDS) answered[now] = (answered[now] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendUntilTheEnd));
  return answered;
}
