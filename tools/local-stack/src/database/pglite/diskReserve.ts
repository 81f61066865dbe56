import { statfsSync } from 'node:fs';
import { AFTER_A_FULL_DISK, DISK_FULL, DISK_IS_FULL } from '../diskFull';
import { DatabaseError } from '../databaseError';

/**
 * Two segments of the write-ahead log. Without room for the next one, Postgres stops completely. So writes end before
 * that, and reads continue.
 */
const RESERVE_BYTES = 2 * 16 * 1024 * 1024;

/** @throws DatabaseError 53100 if so little room is left that a write could stop the database */
export function requireDiskSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= RESERVE_BYTES) return;
  throw new DatabaseError({ code: DISK_FULL, message: DISK_IS_FULL, hint: AFTER_A_FULL_DISK });
}
