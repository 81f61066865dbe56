import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError';
import { processBirth } from './processBirth';

interface Holder {
  pid: number;
  /** When that process was born; a later process with the same pid is another one. */
  birth: string | null;
}

export interface FolderLock {
  release(): void;
}

const FILE = 'stack.lock';

/**
 * Takes the data folder for this process. Two processes on one PGlite folder destroy it, so the lock is
 * an exclusive file; the lock of a process that no longer lives is taken over.
 * @throws StartError when a living process holds the folder
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, FILE);
  const own: Holder = { pid: process.pid, birth: processBirth(process.pid) };
  if (!place(file, own)) {
    const holder = readHolder(file);
    if (holder && isAlive(holder)) throw inUse(folder, holder);
    removeStale(file, folder, holder);
    if (!place(file, own)) throw inUse(folder, readHolder(file));
  }
  return {
    release: () => {
      if (readHolder(file)?.pid === own.pid) rmSync(file, { force: true });
    },
  };
}

/** Puts a complete lock file in place, or answers false when there is one. `link` does both at once. */
function place(file: string, holder: Holder): boolean {
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
 * Moves the stale lock aside before deleting it. When another process was quicker and what we moved is
 * its fresh lock, that goes back.
 */
function removeStale(file: string, folder: string, stale: Holder | null): void {
  const aside = `${file}.stale.${process.pid}`;
  if (!existsSync(file)) return;
  renameSync(file, aside);
  const moved = readHolder(aside);
  if (JSON.stringify(moved) !== JSON.stringify(stale)) {
    linkSync(aside, file);
    rmSync(aside);
    throw inUse(folder, moved);
  }
  rmSync(aside);
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isAlive({ pid, birth }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return birth === null || birth === processBirth(pid);
}

function inUse(folder: string, holder: Holder | null): StartError {
  const who = holder ? `process ${holder.pid}` : 'another process';
  return new StartError(`The data folder ${folder} is in use by ${who}; stop it first or set another data folder.`);
}
