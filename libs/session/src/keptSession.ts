import { SESSION_STORAGE_KEY } from './supabaseClient';

/** As the client stores it. */
let kept: string | null = null;

/** Notes what the client has stored, or null when the session has ended. */
export function keepSession(stored: string | null): void {
  kept = stored;
}

/**
 * Stores the session again when it is gone from the browser and has not ended, as after `localStorage.clear()` in a module.
 * Without it the person would be signed out.
 * @returns whether it was gone
 */
export function putBackSession(): boolean {
  try {
    if (!kept || localStorage.getItem(SESSION_STORAGE_KEY) !== null) return false;
    localStorage.setItem(SESSION_STORAGE_KEY, kept);
    return true;
  } catch {
    // A browser that keeps no site data keeps no session either.
    return false;
  }
}
