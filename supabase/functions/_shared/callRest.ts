import { requireVariable, type Environment } from './environment.ts';

const TIMEOUT_MS = 10_000;

/** Sends JSON to the REST interface of the platform with the service key. `path` begins after `/rest/v1/`. */
export function callRest(environment: Environment, method: string, path: string, body: unknown): Promise<Response> {
  const key = requireVariable(environment, 'SUPABASE_SERVICE_ROLE_KEY');
  return fetch(`${requireVariable(environment, 'SUPABASE_URL')}/rest/v1/${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** What the database says when it refuses a call. */
export interface Refusal {
  code?: string;
  message?: string;
  hint?: string;
}

/** Message and hint of a refusal as one text for people. */
export function refusalText({ message, hint }: Refusal): string {
  return [message, hint].filter(Boolean).join(' ');
}
