import { DatabaseError } from './databaseError';

/**
 * Refuses a statement with a NUL in its text, in the words of Postgres. The protocol ends a text at its first NUL and
 * reads the rest as something else. PGlite then loses sync, and the following statements of any caller fail.
 */
export function requireWholeStatement(sql: string): void {
  if (!sql.includes('\0')) return;
  throw new DatabaseError({ code: '22021', message: 'invalid byte sequence for encoding "UTF8": 0x00' });
}
