import { useLocation } from '@platform/module-kit';
import { useState } from 'react';

/**
 * The email address in the field. It starts with what the person typed on the previous sign-in page. `carry` is the
 * link state that passes the address on, with everything else in the history entry.
 */
export function useCarriedEmail() {
  const { state } = useLocation() as { state: unknown };
  const held = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  const [email, setEmail] = useState(typeof held.email === 'string' ? held.email : '');
  return { email, setEmail, carry: { ...held, email } };
}
