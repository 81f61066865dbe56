import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Target } from './target';

// supabase-js asks for a WebSocket when it is constructed; Node 20 has none and no test uses it.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

export type Client = SupabaseClient;

/** The unmodified client, with nothing kept between tests. */
export function clientWith(target: Target, key: string, headers: Record<string, string> = {}): Client {
  return createClient(target.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers },
  });
}

/** A visitor: no one is signed in. */
export function visitor(target: Target): Client {
  return clientWith(target, target.publishableKey);
}

/** A tool with the secret key, past every policy. */
export function service(target: Target): Client {
  return clientWith(target, target.secretKey);
}

type Answer = { data: unknown; error: unknown };
type DataOf<A extends Answer> = NonNullable<Extract<A, { error: null }>['data']>;

/** The data of an answer that must have no error. */
export function ok<A extends Answer>(answer: A): DataOf<A> {
  if (answer.error !== null) throw new Error(`unexpected error: ${JSON.stringify(answer.error)}`);
  return answer.data as DataOf<A>;
}
