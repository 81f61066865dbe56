import { DatabaseError } from '../database/databaseError';
import { jsonResponse, type StackResponse } from '../http/message';
import { StorageError } from './storageError';

/** The hosted service's answer by SQLSTATE; the message is the database's unless one is given. */
const databaseRefusals: Record<string, { statusCode: number; error: string; message?: string }> = {
  '42501': { statusCode: 403, error: 'Unauthorized' },
  '23505': { statusCode: 409, error: 'Duplicate', message: 'The resource already exists' },
  '23503': { statusCode: 409, error: 'ResourceNotEmpty', message: 'The bucket is not empty. Empty it first.' },
  // A NUL, which no Postgres text can contain.
  '22021': { statusCode: 400, error: 'InvalidRequest', message: 'The request holds a character that no text has.' },
  PT401: { statusCode: 401, error: 'Unauthorized' },
  P0001: { statusCode: 400, error: 'InvalidRequest' },
};

/**
 * The answer to a refused request. Null if the error is neither the service's nor a refusal of the database.
 *
 * As in a hosted project, the status is 400 whatever the body's statusCode says, except for a file that is too large:
 * clients and proxies must know from the status that sending the rest is useless.
 */
export function errorResponse(failure: unknown): StackResponse | null {
  const refusal = refusalOf(failure);
  if (!refusal) return null;
  const { statusCode, error, message, hint } = refusal;
  return jsonResponse(
    statusOf(statusCode),
    { statusCode: String(statusCode), error, message, hint },
    { 'cache-control': 'no-store' },
  );
}

function statusOf(statusCode: number): number {
  if (statusCode === 413) return 413;
  return statusCode >= 500 ? 500 : 400;
}

interface Refusal {
  statusCode: number;
  error: string;
  message: string;
  hint: string | null;
}

function refusalOf(failure: unknown): Refusal | null {
  if (failure instanceof StorageError) {
    const { statusCode, error, message } = failure;
    return { statusCode, error, message, hint: null };
  }
  if (!(failure instanceof DatabaseError)) return null;
  const known = databaseRefusals[failure.code];
  return known ? { message: failure.message, hint: failure.hint, ...known } : null;
}
