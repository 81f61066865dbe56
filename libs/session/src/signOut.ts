import { supabase } from './supabaseClient';

let signingOut = false;

/** Whether the session is ending because the person asked for it, rather than because it expired. */
export const isSigningOut = (): boolean => signingOut;

/** Ends the person's sessions on every device. Throws when the server did not confirm it. */
export async function signOut(): Promise<void> {
  signingOut = true;
  try {
    const client = await supabase();
    const { error } = await client.auth.signOut();
    if (error) throw error;
  } finally {
    signingOut = false;
  }
}
