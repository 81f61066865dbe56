import type { Database } from '@platform/database';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from './sessionKey';

export interface SupabaseAddress {
  /** Origin of the Supabase project, without a trailing slash. */
  url: string;
  publishableKey: string;
}

let address: SupabaseAddress | undefined;
/** The client, which knows the database: a table, column or function that it does not have is refused by the compiler. */
export type Supabase = SupabaseClient<Database>;

let client: Promise<Supabase> | undefined;

/** Tells the session where the platform's Supabase is. The shell calls it once, before anything else. */
export function connectSupabase(to: SupabaseAddress): void {
  address = to;
  client = undefined;
}

/** Where the platform's Supabase is, for a call without the client. */
export function supabaseAddress(): SupabaseAddress {
  if (!address) throw new Error('connectSupabase() must run before the first call');
  return address;
}

/** A module's way to the platform's Supabase: tables, functions and files, as the person who is signed in. */
export type DataClient = Pick<Supabase, 'from' | 'rpc' | 'storage' | 'functions'>;

/**
 * The page's Supabase client without its auth part, so that a module cannot send a token elsewhere or sign a person out by
 * mistake. `useAuth()` says who is signed in.
 */
export async function supabase(): Promise<DataClient> {
  const client = await loadClient();
  const { storage, functions } = client;
  const data: DataClient = { from: client.from.bind(client), rpc: client.rpc.bind(client), storage, functions };
  return Object.freeze(data);
}

/**
 * The page's whole Supabase client, for the session itself and the shell's sign-in pages. Rejects when its code cannot be
 * loaded; the next call tries again.
 */
export async function supabaseWithSession(): Promise<Supabase> {
  // In a page, the auth part is a file of its own (tools/bundler/client/lazyAuth.mjs). Both files come at the same time.
  import(/* webpackChunkName: "auth" */ '@supabase/auth-js/dist/module/GoTrueClient.js').catch(() => undefined);
  const client = await loadClient();
  const auth: Supabase['auth'] & { whole?(): Promise<Supabase['auth']> } = client.auth;
  if (auth.whole) client.auth = await auth.whole();
  return client;
}

/**
 * The same client, whose auth part may know only the stored session yet. Its code is loaded on first use: a visitor who only
 * reads never downloads it.
 */
export function loadClient(): Promise<Supabase> {
  const { url, publishableKey } = supabaseAddress();
  client ??= import(/* webpackChunkName: "client" */ '@supabase/supabase-js').then(({ createClient }) =>
    createClient<Database>(url, publishableKey, {
      auth: { storageKey: SESSION_STORAGE_KEY, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
    }),
  );
  client.catch(() => (client = undefined));
  return client;
}
