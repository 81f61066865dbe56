import { useAuth } from '@platform/session';
import type { ReactNode } from 'react';
import { HeaderPart } from './HeaderPart';

/** What a header holds for whoever is signed in. A visitor has none of it, and never fetches its code. */
export function OnceSignedIn({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return user && <HeaderPart name="Your account menu">{children}</HeaderPart>;
}
