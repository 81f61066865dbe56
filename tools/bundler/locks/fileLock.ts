import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
type LockAttempt = { lock: FileLock } | { holder: LockHolder | null };

/** Locks a file for this process. Takes over the lock of a process that no longer exists. */
export function takeFileLock(file: string): LockAttempt {
  mkdirSync(path.dirname(file), { recursive: true });
  const own: LockHolder = { pid: process.pid, birth: processBirth(process.pid) };
  if (place(file, own)) return { lock: lockOf(file, own) };
  const holder = holderIn(readLock(file));
  return holder && isAlive(holder) ? { holder } : takeOver(file, own);
}

const lockOf = (file: string, own: LockHolder): FileLock => ({
  release: () => {
    if (holderIn(readLock(file))?.pid === own.pid) rmSync(file, { force: true });
  },
});

/**
 * Replaces the lock of a process that no longer exists. Only one process at a time does so, under a lock of its own, and it
 * reads the lock again first: several processes may have found the same one. The lock file is never absent meanwhile, so no
 * other process can take it.
 */
function takeOver(file: string, own: LockHolder): LockAttempt {
  const turn = takeFileLock(`${file}.takeover`);
  if ('holder' in turn) return turn;
  try {
    const found = readLock(file);
    if (found === null) {
      return place(file, own) ? { lock: lockOf(file, own) } : { holder: holderIn(readLock(file)) };
    }
    const holder = holderIn(found);
    if (holder && isAlive(holder)) return { holder };
    const draft = writeDraft(file, own);
    renameSync(draft, file);
    return { lock: lockOf(file, own) };
  } finally {
    turn.lock.release();
  }
}

/** Creates a complete lock file, or returns false if there is one. `link` does both atomically. */
function place(file: string, holder: LockHolder): boolean {
  const draft = writeDraft(file, holder);
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

function writeDraft(file: string, holder: LockHolder): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder));
  return draft;
}

/** The text of a lock file; null if there is none. */
function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Null without a lock, and if it is damaged: locks are complete from the beginning, so no running process wrote it. */
function holderIn(text: string | null): LockHolder | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as LockHolder;
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
