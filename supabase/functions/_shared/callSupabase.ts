import { RequestError } from './answers.ts';
import { requireVariable, type Environment } from './environment.ts';

const TIMEOUT_MS = 10_000;

/** SQLSTATE of a database that has no room to write. */
const DISK_FULL = '53100';

/** Who a call is made as: the bearer of a token of their own, a visitor, or the platform with its secret key. */
type CalledAs = { person: string } | 'visitor' | 'platform';

/** Supabase's answer: data, or the reason of its refusal. */
export type SupabaseAnswer =
  { ok: true; data: unknown } | { ok: false; status: number; code: string; message: string; hint: string | null };

/**
 * Calls the platform's own Supabase.
 * @param path below the project, for example `rest/v1/rpc/receive_inquiry`
 * @throws RequestError 503 when it has no room to save anything; an Error when it cannot be reached within ten seconds
 */
export async function callSupabase(
  environment: Environment,
  as: CalledAs,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<SupabaseAnswer> {
  const key = requireVariable(environment, as === 'platform' ? 'SUPABASE_SERVICE_ROLE_KEY' : 'SUPABASE_ANON_KEY');
  const bearer = typeof as === 'string' ? key : as.person;
  const response = await fetch(`${requireVariable(environment, 'SUPABASE_URL')}/${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, data };
  const { code, error_code, message, msg, hint } = (data ?? {}) as Record<string, unknown>;
  if (code === DISK_FULL) {
    throw new RequestError(503, 'no_room', 'This cannot be saved at the moment. Please try again later.');
  }
  return {
    ok: false,
    status: response.status,
    code: textOf(error_code) || textOf(code),
    message: textOf(message) || textOf(msg),
    hint: textOf(hint) || null,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
