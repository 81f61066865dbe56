import { refusal_of_the_uninvited } from '@platform/database/said';
import { followAuthEvents } from './startSession';
import { supabase, supabaseWithSession } from '../client/supabaseClient';
import { withLimit } from '../client/withLimit';

/** A refusal names the field to type again; other failures name none. */
export type SignInResult = { ok: true } | { ok: false; message: string; doubts?: 'email' | 'password' };

/** Says no more than the server does about which of the two is wrong. */
const WRONG_MESSAGE = 'The email or the password is wrong.';

/** Shown when the server gave no reason of its own. */
const FALLBACK = 'An error occurred during sign in';

const TOO_MANY_REQUESTS = 429;

/**
 * Signs a person in with email and password. An address that is not on the invitation list gets its answer without any
 * sign-in attempt; the server refuses it as well. Other failures are shown in the server's words, if it gave any.
 */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  try {
    return await withLimit(attempt(email, password));
  } catch (error) {
    console.error('Signing in failed', error);
    return { ok: false, message: FALLBACK };
  }
}

async function attempt(email: string, password: string): Promise<SignInResult> {
  // Its code comes while the server looks for the invitation.
  const whole = supabaseWithSession();
  whole.catch(() => undefined);
  const invited = await (await supabase()).rpc('is_invited', { email_param: email });
  // Too many people on the network have asked. Go on: the sign-in has its own limit and refuses uninvited addresses too.
  const isCrowded = invited.status === TOO_MANY_REQUESTS;
  // Without a code the words are the browser's own about a broken connection, not the server's.
  if (invited.error && !isCrowded)
    return { ok: false, message: (invited.error.code && invited.error.message) || FALLBACK };
  if (invited.data !== true && !isCrowded)
    return { ok: false, message: refusal_of_the_uninvited.message, doubts: 'email' };

  await followAuthEvents();
  const { error } = await (await whole).auth.signInWithPassword({ email, password });
  if (!error) return { ok: true };
  if (error.code === 'invalid_credentials') return { ok: false, message: WRONG_MESSAGE, doubts: 'password' };
  return { ok: false, message: (error.code && error.message) || FALLBACK };
}
