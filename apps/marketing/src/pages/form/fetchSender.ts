import { supabase } from '@platform/session';

/**
 * Fetches the code that sends a form while the visitor fills it in. A connection that is lost in between then costs another
 * try and no more.
 */
export function fetchSender(): void {
  // Asked for again, and told, when the form is sent.
  supabase().catch(() => undefined);
}
