import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { startStack, stopStack } from '../../local-stack/src/testing/stackProcess';
import type { Measurement } from '../measurement';
import { mixedRequests } from './mixedRequests';

const PER_SECOND = 50;
const SECONDS = 20;

/**
 * The local stack over PGlite under 50 mixed requests a second. Each is timed from when it was due, so that a stack
 * that falls behind cannot hide it.
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
