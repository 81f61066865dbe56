import type { DatabaseErrorFields } from './databaseError';

/** Milliseconds that one statement may take unless told otherwise. */
export const DEFAULT_STATEMENT_LIMIT = 10_000;

/** What a caller learns whose statement took too long, whichever engine stopped it. */
export const statementTimeout: DatabaseErrorFields = {
  code: '57014',
  message: 'canceling statement due to statement timeout',
  hint: 'Ask for less at a time, or filter by an indexed column.',
};
