import type { TransactionContext } from './database';
import type { DatabaseErrorFields } from './databaseError';

/** Milliseconds that one statement may take by default. */
export const DEFAULT_STATEMENT_LIMIT = 10_000;

/**
 * Longest statement of a visitor (milliseconds). Anyone can send one, and on PGlite everyone else waits for it. A hosted
 * project gets the same limit from `supabase/schemas/foundation/visitors_limit.sql`.
 */
export const VISITORS_STATEMENT_LIMIT = 2000;

/** Milliseconds that each statement of a transaction may take, when `limit` is that of everyone who has an account. */
export function statementLimitOf(context: TransactionContext, limit: number): number {
  const isVisitor = context.kind === 'request' && context.role === 'anon';
  return isVisitor ? Math.min(limit, VISITORS_STATEMENT_LIMIT) : limit;
}

/** What a caller learns whose statement took too long, whichever engine stopped it. */
export const statementTimeout: DatabaseErrorFields = {
  code: '57014',
  message: 'canceling statement due to statement timeout',
  hint: 'Ask for less at a time, or filter by an indexed column.',
};
