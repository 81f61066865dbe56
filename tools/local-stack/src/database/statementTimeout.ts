import type { TransactionContext } from './database';
import type { DatabaseErrorFields } from './databaseError';

/** Default time limit of one statement (milliseconds). */
export const DEFAULT_STATEMENT_LIMIT = 10_000;

/**
 * Time limit of a visitor's statement (milliseconds). Anyone can send one, and on PGlite everyone else waits for it. A
 * hosted project gets the same limit from `supabase/schemas/foundation/visitors_limit.sql`.
 */
export const VISITORS_STATEMENT_LIMIT = 2000;

/** Time limit of each statement of a transaction (milliseconds); `limit` is the limit of everyone with an account. */
export function statementLimitOf(context: TransactionContext, limit: number): number {
  const isVisitor = context.kind === 'request' && context.role === 'anon';
  return isVisitor ? Math.min(limit, VISITORS_STATEMENT_LIMIT) : limit;
}

/** The error for a statement that took too long, on either engine. */
export const statementTimeout: DatabaseErrorFields = {
  code: '57014',
  message: 'canceling statement due to statement timeout',
  hint: 'Ask for less at a time, or filter by an indexed column.',
};
