import { supabase } from '@platform/session';
import { DataError } from './dataErrors';
import { TRY_LATER } from '@platform/session';
import { CHECK_CONNECTION } from './failureWords';

/**
 * How long a function may take to answer (milliseconds): longer than any email provider, shorter than a person's
 * patience. Longer work goes on after its answer.
 */
const LIMIT_MS = 20_000;

/**
 * Calls a function of the platform.
 * @param body JSON, or a form with a file
 * @param fallback the text if the function gave none for people, such as 'Failed to invite'
 * @param limit milliseconds
 * @throws DataError with the function's own sentence if it gave one. `status` is 0 only if no answer came, because of
 * the connection
 */
export async function callFunction<Answer = void>(
  name: string,
  body: object,
  fallback: string,
  limit = LIMIT_MS,
): Promise<Answer> {
  const client = await supabase().catch((cause: unknown) => {
    throw new DataError(fallback, '', 0, '', cause);
  });
  const { data, error } = (await client.functions.invoke(name, { body, timeout: limit })) as
    { data: Answer; error: null } | { data: null; error: { context?: unknown } };
  if (error) throw await refusalIn(error, fallback);
  return data;
}

async function refusalIn(cause: { context?: unknown }, fallback: string): Promise<DataError> {
  const { context } = cause;
  if (!(context instanceof Response)) return new DataError(fallback, '', 0, '', cause);
  const { error } = (await context.json().catch(() => ({}))) as { error?: { code?: string; message?: string } };
  const words = error?.message || fallback.replace(CHECK_CONNECTION, TRY_LATER);
  return new DataError(words, error?.code ?? '', context.status, '', cause);
}
