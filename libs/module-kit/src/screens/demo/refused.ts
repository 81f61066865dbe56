import { worded, type RaisedRefusal } from '@platform/database';
import { stamp_update } from '@platform/database/raised';
import { refusalSentence } from '@platform/database/refusals';
import { DataError } from '@platform/module-kit';

/**
 * The refusal of a function of the database, for a demo.
 * @param refusal of `@platform/database/raised`
 * @param values in place of each `%`, of the message and then of the hint
 */
export function raised({ code, message, hint }: RaisedRefusal, ...values: readonly string[]): DataError {
  const ofHint = values.slice(message.split('%').length - 1);
  return new DataError(worded(message, ...values), code, statusOf(code), worded(hint, ...ofHint));
}

/**
 * The refusal of a rule of a table, for a demo.
 * @param sentence of `@platform/database/refusals`
 * @param code SQLSTATE of the rule: 23514 for a check, 23505 for `unique`, 23P01 for `exclude`
 */
export const broken = (sentence: string, code: '23505' | '23514' | '23P01'): DataError =>
  new DataError(sentence, code, statusOf(code));

/** The refusal of a change to an older version of a row, for a demo; undefined for the newest, and for a row that is not known. */
export const outdated = (row: { version: number } | null | undefined, version: number): DataError | undefined =>
  row && row.version !== version ? raised(stamp_update.PT409) : undefined;

/** The refusal of a deleted row, for a demo. */
export const gone = (): DataError =>
  new DataError(refusalSentence({ code: 'PGRST116', message: '' }, []) ?? '', 'PGRST116', 406);

/** The status of an answer, as PostgREST gives it (https://docs.postgrest.org/en/stable/references/errors.html). */
function statusOf(code: string): number {
  const [, own] = /^PT(\d{3})$/.exec(code) ?? [];
  if (own) return Number(own);
  if (code === '23505' || code === '23503') return 409;
  return code === '42501' ? 403 : 400;
}
