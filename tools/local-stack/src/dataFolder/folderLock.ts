import path from 'node:path';
import { takeFileLock, type FileLock, type LockHolder } from '../../../bundler/locks/fileLock';
import { StartError } from '../startError';

const FILE = 'stack.lock';

/**
 * Locks the data folder for this process: two processes on one PGlite folder destroy it.
 * @throws StartError if a running process holds the folder
 */
export function lockFolder(folder: string): FileLock {
  const attempt = takeFileLock(path.join(folder, FILE));
  if ('lock' in attempt) return attempt.lock;
  throw inUse(folder, attempt.holder);
}

function inUse(folder: string, holder: LockHolder | null): StartError {
  const who = holder ? `process ${holder.pid}` : 'another process';
  return new StartError(`The data folder ${folder} is in use by ${who}; stop it first or set another data folder.`);
}
