import type { ApiRole } from '../database/database';
import { DatabaseError } from '../database/databaseError';
import { isDiskFull } from '../database/diskFull';
import { jsonResponse, type StackResponse } from '../http/message';
import { RestError } from './restError';

/** SQLSTATE prefixes and their HTTP status, the first match wins, as in PostgREST's documentation. */
const statuses: [prefix: string, status: number][] = [
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53400', 500],
  ['53', 503],
  ['54', 413],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0001', 400],
  ['P0', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['XX', 500],
];

/**
 * The answer to a refused or failed request, with its code, message, details and hint. Null if the error is neither the
 * service's nor the database's, and for a full disk, which all services answer alike.
 */
export function errorResponse(error: unknown, role: ApiRole): StackResponse | null {
  if (error instanceof RestError) {
    const { status, code, message, details, hint } = error;
    return jsonResponse(status, { code, details, hint, message });
  }
  if (!(error instanceof DatabaseError) || isDiskFull(error)) return null;
  const { code, message, detail, hint } = error;
  return jsonResponse(statusOf(code, role), { code, details: detail, hint, message });
}

function statusOf(code: string, role: ApiRole): number {
  // A visitor may be allowed after signing in.
  if (code === '42501') return role === 'anon' ? 401 : 403;
  // `raise sqlstate 'PT402'` answers with 402.
  const chosen = /^PT(\d{3})$/.exec(code);
  if (chosen) return Number(chosen[1]);
  return statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
}
