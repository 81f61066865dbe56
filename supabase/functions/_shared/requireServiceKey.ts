import { RequestError } from './answers.ts';
import { requireVariable, type Environment } from './environment.ts';

/**
 * Lets callers with the platform's secret key pass, as the bearer or as the header `apikey`. Throws a RequestError
 * (403) for everyone else.
 */
export async function requireServiceKey(environment: Environment, headers: Headers): Promise<void> {
  const key = requireVariable(environment, 'SUPABASE_SERVICE_ROLE_KEY');
  const bearer = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const sent = bearer ?? headers.get('apikey') ?? '';
  // Digests are compared, so that the time it takes tells nothing of the key.
  if ((await digestOf(sent)) !== (await digestOf(key))) {
    throw new RequestError(403, 'not_allowed', 'Only the platform itself calls this function.');
  }
}

async function digestOf(text: string): Promise<string> {
  return String(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
