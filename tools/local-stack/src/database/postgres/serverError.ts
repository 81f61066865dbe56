import { DatabaseError as ServerError } from 'pg';
import { DatabaseError } from '../databaseError';
import { statementTimeout } from '../statementTimeout';

/** An error between us and the server, with a SQLSTATE even if the server could not give one. */
export function databaseErrorFrom(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  if (error instanceof ServerError) {
    const { code = 'XX000', message, detail, hint, constraint, position, where } = error;
    if (code === statementTimeout.code && message === statementTimeout.message) {
      return new DatabaseError({ ...statementTimeout, where });
    }
    return new DatabaseError({ code, message, detail, hint, constraint, position, where });
  }
  const reason = error instanceof Error ? error.message : String(error);
  if (reason === 'timeout exceeded when trying to connect') {
    return new DatabaseError({ code: '53300', message: 'the database is busy', hint: 'Try again in a moment.' });
  }
  return new DatabaseError({ code: '08006', message: 'the connection to the database was lost', detail: reason });
}
