import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processBirth } from './processBirth';

/** The process that holds a lock. */
export interface LockHolder {
  pid: number;
  /** When that process started, which tells it from a later process with the same pid. */
  birth: string | null;
}

export interface FileLock {
  release(): void;
}

/** Either the lock, or its holder; the holder is null if it cannot be read. */
export type LockAttempt = { lock: FileLock } | { holder: LockHolder | null };

/** Locks a file for this process. Takes over the lock of a process that no longer exists. */
export function takeFileLock(file: string): LockAttempt {
  mkdirSync(path.dirname(file), { recursive: true });
  const own: LockHolder = { pid: process.pid, birth: processBirth(process.pid) };
  if (!place(file, own)) {
    const holder = readHolder(file);
    if (holder && isAlive(holder)) return { holder };
    const quicker = removeStale(file, holder);
    if (quicker) return quicker;
    if (!place(file, own)) return { holder: readHolder(file) };
  }
  return {
    lock: {
      release: () => {
        if (readHolder(file)?.pid === own.pid) rmSync(file, { force: true });
      },
    },
  };
}

/** Creates a complete lock file, or returns false if there is one. `link` does both atomically. */
function place(file: string, holder: LockHolder): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Moves the stale lock aside before deleting it. If another process was faster and we moved its new lock, restores that
 * lock.
 * @returns the holder of the new lock; undefined if no other process was faster
 */
function removeStale(file: string, stale: LockHolder | null): { holder: LockHolder | null } | undefined {
  const aside = `${file}.stale.${process.pid}`;
  if (!existsSync(file)) return undefined;
  renameSync(file, aside);
  const moved = readHolder(aside);
  const isFresh = JSON.stringify(moved) !== JSON.stringify(stale);
  if (isFresh) linkSync(aside, file);
  rmSync(aside);
  return isFresh ? { holder: moved } : undefined;
}

function readHolder(file: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return null;
  }
}

function isAlive({ pid, birth }: LockHolder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return birth === null || birth === processBirth(pid);
}
