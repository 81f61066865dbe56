import { supabase } from '@platform/session';

/**
 * Fetches the code that sends a form while the visitor fills it in. If the connection fails meanwhile, sending fetches
 * it again.
 */
export function fetchSender(): void {
  // Sending the form fetches it again, and reports a failure.
  supabase().catch(() => undefined);
}
