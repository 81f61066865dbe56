import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux's folder in memory. Containers often have one of 64 MB. */
const IN_MEMORY = '/dev/shm';

/** Some databases of 25 MB for each worker, and the log between two checkpoints, several times over. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Makes a folder for the files of a throwaway server: in memory if there is room, because each test file copies
 * and drops a database of a thousand files.
 */
export function makeClusterFolder(inMemory = IN_MEMORY): string {
  return mkdtempSync(path.join(hasRoom(inMemory) ? inMemory : tmpdir(), 'postgres-cluster-'));
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
