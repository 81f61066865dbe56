import { useAuth } from '@platform/session';
import type { ReactNode } from 'react';
import { HeaderPart } from './header/HeaderPart';

/**
 * The part of a header for a signed-in person. It is mounted again for the next person. A visitor never fetches its
 * code.
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
