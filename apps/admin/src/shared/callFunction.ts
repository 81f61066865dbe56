import { DataError } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** How long a function may take to answer (milliseconds). */
const LIMIT_MS = 20_000;

/**
 * Calls a function of the platform. Throws a DataError: the function's own sentence, or `fallback` when there is none.
 */
export async function callFunction(name: string, body: object, fallback: string): Promise<void> {
  const client = await supabase();
  const { error } = await client.functions.invoke(name, { body, timeout: LIMIT_MS });
  if (error) throw await refusalIn((error as { context?: unknown }).context, fallback);
}

/** The refusal in a function's answer. A broken connection has none. */
async function refusalIn(context: unknown, fallback: string): Promise<DataError> {
  if (!(context instanceof Response)) return new DataError(fallback, '', 0);
  const { error } = (await context.json().catch(() => ({}))) as { error?: { code?: string; message?: string } };
  return new DataError(error?.message || fallback, error?.code ?? '', context.status);
}
