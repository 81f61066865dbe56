import { followAuthEvents } from './startSession';
import { supabase } from './supabaseClient';

/** Shown to anyone whose address is not on the invitation list. */
export const NOT_INVITED_MESSAGE =
  'Access is currently restricted to invited users only. Please contact us for access.';

export type SignInResult = { ok: true } | { ok: false; message: string };

/**
 * Signs a person in with e-mail and password. An address that is not on the invitation list gets its answer without
 * any sign-in attempt; the server refuses it as well.
 */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const fallback = 'An error occurred during sign in';
  try {
    const client = await supabase();
    const invited = await client.rpc('is_invited', { email_param: email });
    if (invited.error) return { ok: false, message: invited.error.message || fallback };
    if (invited.data !== true) return { ok: false, message: NOT_INVITED_MESSAGE };

    await followAuthEvents();
    const { error } = await client.auth.signInWithPassword({ email, password });
    return error ? { ok: false, message: error.message || fallback } : { ok: true };
  } catch (error) {
    return { ok: false, message: error instanceof Error && error.message ? error.message : fallback };
  }
}
