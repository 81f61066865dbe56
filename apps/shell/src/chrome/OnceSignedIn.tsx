import { useAuth } from '@platform/session';
import type { ReactNode } from 'react';
import { HeaderPart } from './header/HeaderPart';

/**
 * What a header holds for a signed-in person; the next person gets it anew. A visitor has none of it, and never fetches
 * its code.
 */
export function OnceSignedIn({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return (
    user && (
      <HeaderPart key={user.id} name="Your account menu">
        {children}
      </HeaderPart>
    )
  );
}
