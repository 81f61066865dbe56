import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { platform } from './platform/platformUnderTest';

/** Password of everyone in the local seed. */
export const PASSWORD = 'clubcrew-local';

/** A client with only the publishable key: it can send what anyone on the internet can send. */
export async function visitor(): Promise<SupabaseClient> {
  const keys = JSON.parse(await readFile(path.join(platform.dataFolder, 'keys.json'), 'utf8')) as {
    publishable: string;
  };
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  return createClient(platform.origin, keys.publishable, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** A client with the token of a person of the local seed, for requests that no page of the product would send. */
export async function personsClient(email: string): Promise<SupabaseClient> {
  const client = await visitor();
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw new Error(error.message);
  return client;
}
