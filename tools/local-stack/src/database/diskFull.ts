import { DatabaseError } from './databaseError';

/** SQLSTATE of a database without room to write. */
export const DISK_FULL = '53100';

export const DISK_IS_FULL = 'The disk of the server is full, so nothing was saved.';
export const AFTER_A_FULL_DISK = 'Free some space where the data folder lies and try again. Reading goes on meanwhile.';

/** Whether an error means a full disk, in the database or for files. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === DISK_FULL;
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOSPC';
}
