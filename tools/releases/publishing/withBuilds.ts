import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { takeFileLock, type FileLock } from '../../bundler/locks/fileLock';
import { repositoryRoot } from '../../bundler/paths';
import type { Progress } from '../terminal/progress';

/** How often a waiting process checks again (milliseconds). */
const LOOK_AGAIN_MS = 200;

const held = new AsyncLocalStorage<true>();

/**
 * Runs work that builds into `dist` and reads the result. If two processes share a checkout, such as two `npm start`,
 * the second one waits, so that neither publishes the other's build. Nested calls do not wait.
 * @param file the lock
 */
export async function withBuilds<T>(
  progress: Progress,
  work: () => Promise<T>,
  file = path.join(repositoryRoot, 'dist/build.lock'),
): Promise<T> {
  if (held.getStore()) return work();
  const attempt = takeFileLock(file);
  const lock = 'lock' in attempt ? attempt.lock : await progress.step(waiting(attempt.holder?.pid), () => next(file));
  try {
    return await held.run(true, work);
  } finally {
    lock.release();
  }
}

const waiting = (pid: number | undefined): string =>
  `Waiting for ${pid === undefined ? 'another process' : `process ${pid}`}, which builds in this checkout`;

async function next(file: string): Promise<FileLock> {
  for (;;) {
    const attempt = takeFileLock(file);
    if ('lock' in attempt) return attempt.lock;
    await wait(LOOK_AGAIN_MS);
  }
}
