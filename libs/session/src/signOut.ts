import { supabaseWithSession } from './supabaseClient';

/** Stands in the browser's storage for a moment, in which its other tabs hear that the person has signed out. */
export const SIGN_OUT_MARK = 'platform-signed-out';

let signingOut = false;

/** Whether the session is ending because the person asked for it, rather than because it expired. */
export const isSigningOut = (): boolean => signingOut;

/** Ends the person's sessions on every device. Throws when the server did not confirm it. */
export async function signOut(): Promise<void> {
  signingOut = true;
  try {
    const client = await supabaseWithSession();
    const { error } = await client.auth.signOut();
    if (error) throw error;
    tellOtherTabs();
  } finally {
    signingOut = false;
  }
}

function tellOtherTabs(): void {
  try {
    localStorage.setItem(SIGN_OUT_MARK, 'now');
    localStorage.removeItem(SIGN_OUT_MARK);
  } catch {
    // A browser that keeps no site data has no other tab with this session.
  }
}
