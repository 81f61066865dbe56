import { SESSION_STORAGE_KEY } from '../client/sessionKey';
import { supabaseWithSession } from '../client/supabaseClient';
import { sessionStore } from '../store/sessionStore';

/** Stored for a moment, so that the browser's other tabs hear that the person has signed out. */
export const SIGN_OUT_MARK = 'platform-signed-out';

let signingOut = false;

/** Whether the session is ending because the person asked for it, rather than because it expired. */
export const isSigningOut = (): boolean => signingOut;

/**
 * Ends the person's sessions on every device. Where the server is not reached, it ends only the one in this browser: the
 * next person of a shared device must not find it. Throws when the server answers that it did not end them.
 */
export async function signOut(): Promise<void> {
  signingOut = true;
  try {
    // With an expired token and no network, the client would try for half a minute to renew it.
    const isOffline = navigator.onLine === false;
    const client = isOffline ? undefined : await supabaseWithSession().catch(noCode);
    const { error } = (await client?.auth.signOut()) ?? { error: null };
    if (error && error.status !== NO_ANSWER) throw error;
    if (!client || error) await endHere();
    tellOtherTabs();
  } finally {
    signingOut = false;
  }
}

function noCode(error: unknown): undefined {
  console.error('The code that ends the session on the server did not arrive', error);
}

/** The status of the client's errors about a request without an answer. */
const NO_ANSWER = 0;

/**
 * Removes the session from this browser. The client does so itself only after the server has answered. Without a
 * stored session, it asks nothing and announces the end. Where the server is not reached, its code may be missing, too.
 */
async function endHere(): Promise<void> {
  localStorage.removeItem(SESSION_STORAGE_KEY);
  const client = await supabaseWithSession().catch(noCode);
  if (!client) return sessionStore.set({ status: 'signed-out', ended: 'here' });
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) throw error;
}

function tellOtherTabs(): void {
  try {
    localStorage.setItem(SIGN_OUT_MARK, 'now');
    localStorage.removeItem(SIGN_OUT_MARK);
  } catch {
    // A browser that keeps no site data has no other tab with this session.
  }
}
