import { createContext, useContext, useMemo, type ReactNode } from 'react';
import {
  isAdminRole,
  type Answer,
  type Club,
  type Membership,
  type SessionEnd,
  type SessionState,
  type SessionUser,
} from '../store/sessionState';
import { signIn, type SignInResult } from '../signIn/signIn';
import { signOut } from '../signIn/signOut';
import { reloadMembership } from '../signIn/startSession';
import { useSession } from './useSession';

export interface Auth {
  status: SessionState['status'];
  user: SessionUser | null;
  /** What the person is shown as: the profile's name, else the account's, else the email address. */
  displayName: string;
  membership: Answer<Membership>;
  club: Club | null;
  isAdmin: boolean;
  /** How a session of this visit ended; undefined while there is one, and where there was none. */
  ended: SessionEnd | undefined;
  signIn(email: string, password: string): Promise<SignInResult>;
  signOut(): Promise<void>;
  reloadMembership(): Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);
const NOT_LOADED: Answer<Membership> = { status: 'loading' };

/** Gives a React tree the page's one session. Every root of the page has its own provider over the same store. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const auth = useMemo<Auth>(() => {
    const user = session.status === 'signed-in' ? session.user : null;
    const membership = membershipOf(session);
    const member = membership.status === 'ready' ? membership.value : null;
    return {
      status: session.status,
      user,
      displayName: member?.displayName || user?.displayName || '',
      membership,
      club: member?.club ?? null,
      isAdmin: member ? isAdminRole(member.role) : false,
      ended: session.status === 'signed-out' ? session.ended : undefined,
      signIn,
      signOut,
      reloadMembership,
    };
  }, [session]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function membershipOf(session: SessionState): Answer<Membership> {
  if (session.status === 'signed-in') return session.membership;
  return session.status === 'failed' ? session : NOT_LOADED;
}

/** Who is signed in. Throws outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
