import { useLocation } from '@platform/module-kit';
import { useState } from 'react';

/**
 * The address as typed, which begins as what the person typed on the page of the door that they come from. `carry` is
 * the state of a link that takes it along, with whatever else the history entry holds.
 */
export function useCarriedEmail() {
  const { state } = useLocation() as { state: unknown };
  const held = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  const [email, setEmail] = useState(typeof held.email === 'string' ? held.email : '');
  return { email, setEmail, carry: { ...held, email } };
}
