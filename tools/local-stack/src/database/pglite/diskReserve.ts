import { statfsSync } from 'node:fs';
import { AFTER_A_FULL_DISK, DISK_FULL, DISK_IS_FULL } from '../diskFull';
import { DatabaseError } from '../databaseError';

/**
 * Two segments of the write-ahead log. When there is no room for the next one, Postgres stops altogether; so writing
 * ends before that, and reading goes on.
 */
const RESERVE_BYTES = 2 * 16 * 1024 * 1024;

/** @throws DatabaseError 53100 when so little room is left that writing could stop the database */
export function requireDiskSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= RESERVE_BYTES) return;
  throw new DatabaseError({ code: DISK_FULL, message: DISK_IS_FULL, hint: AFTER_A_FULL_DISK });
}
