import type { Session } from '@supabase/supabase-js';
import { loadMembership, loadPermissions } from './loadMembership';
import type { SessionState, SessionUser } from './sessionState';
import { sessionStore } from './sessionStore';
import { isSigningOut } from './signOut';
import { SESSION_STORAGE_KEY, supabase } from './supabaseClient';

type SignedIn = Extract<SessionState, { status: 'signed-in' }>;

/**
 * Begins to follow who is signed in. A visitor without a stored session is signed out at once, without loading the
 * client; otherwise the state is `loading` until the first session event.
 */
export function startSession(): void {
  const returning = localStorage.getItem(SESSION_STORAGE_KEY) !== null || carriesAuthAnswer(window.location);
  if (returning) void followAuthEvents();
  else sessionStore.set({ status: 'signed-out', onRequest: false });

  // Another tab signed in: this one has no client yet that would hear of it.
  window.addEventListener('storage', (event) => {
    if (event.key === SESSION_STORAGE_KEY && event.newValue) void followAuthEvents();
  });
}

let following: Promise<void> | undefined;

/** Loads the client and mirrors its auth events into the store. Safe to call again; only the first call subscribes. */
export function followAuthEvents(): Promise<void> {
  following ??= supabase()
    .then((client) => {
      client.auth.onAuthStateChange((_event, session) => adoptSession(session));
    })
    .catch((error: unknown) => {
      following = undefined;
      console.error('The session could not be restored', error);
      sessionStore.set({ status: 'signed-out', onRequest: false });
    });
  return following;
}

function adoptSession(session: Session | null): void {
  if (!session) return sessionStore.set({ status: 'signed-out', onRequest: isSigningOut() });
  const current = sessionStore.get();
  const user = toSessionUser(session);
  // A refreshed token of the same person changes nothing that a page shows.
  if (current.status === 'signed-in' && current.user.id === user.id) return sessionStore.set({ ...current, user });
  sessionStore.set({ status: 'signed-in', user, membership: { status: 'loading' }, permissions: { status: 'loading' } });
  // The client holds a lock while it announces an event: a query from inside the listener would wait for itself.
  setTimeout(() => void reloadMembership(), 0);
}

/** Asks the server again for the person's role, club and permissions. Used after a failure and after onboarding. */
export async function reloadMembership(): Promise<void> {
  const { status } = sessionStore.get();
  if (status !== 'signed-in') return;
  const userId = (sessionStore.get() as SignedIn).user.id;
  const client = await supabase();
  await Promise.all([
    settle('membership', userId, loadMembership(client, userId)),
    settle('permissions', userId, loadPermissions(client, userId)),
  ]);
}

async function settle<Key extends 'membership' | 'permissions'>(
  key: Key,
  userId: string,
  answer: Promise<unknown>,
): Promise<void> {
  const put = (value: unknown) => {
    const current = sessionStore.get();
    if (current.status === 'signed-in' && current.user.id === userId) sessionStore.set({ ...current, [key]: value });
  };
  try {
    put({ status: 'ready', value: await answer });
  } catch (error) {
    console.error(`Loading ${key} failed`, error);
    put({ status: 'failed', message: error instanceof Error ? error.message : 'Failed to fetch club' });
  }
}

function toSessionUser({ user }: Session): SessionUser {
  const email = user.email ?? '';
  const name: unknown = user.user_metadata.display_name;
  return { id: user.id, email, displayName: typeof name === 'string' && name ? name : email };
}

/** Whether the address brings the answer of the auth service, as links in its mails do. */
function carriesAuthAnswer({ hash, search }: Location): boolean {
  return /[#&](access_token|error_code)=/.test(hash) || /[?&]code=/.test(search);
}
