import { loadMembership, loadPermissions } from './loadMembership';
import type { SessionState, SessionUser } from '../store/sessionState';
import { sessionStore } from '../store/sessionStore';
import { isSigningOut, SIGN_OUT_MARK } from './signOut';
import { SESSION_STORAGE_KEY } from '../client/sessionKey';
import { loadClient, supabase, supabaseWithSession, type DataClient, type Supabase } from '../client/supabaseClient';
import { askStart, takeStart } from '../start/startAnswer';
import {
  carriesAuthAnswer,
  hasStoredSession,
  validStoredSession,
  type StoredSession,
  type StoredUser,
} from '../start/storedSession';
import { withLimit } from '../client/withLimit';

type SignedIn = Extract<SessionState, { status: 'signed-in' }>;

interface StartOptions {
  /** The preview that this tab was opened for. */
  ticket?(): string | undefined;
  /** Calls back once the page shows what the person came for. What a valid session does not need waits for it. */
  whenSettled?(run: () => void): void;
}

let ticketOfTab: Required<StartOptions>['ticket'] = () => undefined;

/**
 * Begins to follow who is signed in. A visitor without a stored session is signed out at once, without loading the
 * client. The person of a valid stored session is signed in at once, as the client would say without asking anyone;
 * otherwise the state is `loading` until the first session event.
 */
export function startSession({ ticket = ticketOfTab, whenSettled = (run) => run() }: StartOptions = {}): void {
  ticketOfTab = ticket;
  beganSignedIn = hasStoredSession();
  const stored = carriesAuthAnswer(window.location) ? undefined : validStoredSession();
  if (stored) {
    adoptSession(stored);
    // A token that has to be renewed may call for the whole client before the page has settled.
    listen().catch(() => undefined);
    whenSettled(() => void followAuthEvents());
  } else if (beganSignedIn) {
    void followAuthEvents();
    setTimeout(() => latestEvent === 0 && failToRestore(), PATIENCE_MS);
  } else if (carriesAuthAnswer(window.location)) void followAuthEvents();
  else sessionStore.set({ status: 'signed-out' });

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_STORAGE_KEY && !isFollowing) adoptFromOtherTab(newValue !== null);
    // The client tells that the session has ended, not why.
    if (key === SIGN_OUT_MARK && newValue) sessionStore.set({ status: 'signed-out', ended: 'in another tab' });
  });
}

/**
 * Another tab has stored or removed a session, and the part of the client that hears of it may not arrive. From now on
 * requests carry what is stored, so the page must not go on as the previous person.
 */
function adoptFromOtherTab(isStored: boolean): void {
  if (!isStored) return adoptSession(null);
  const stored = validStoredSession();
  if (stored) adoptSession(stored);
  void followAuthEvents();
}

/** Whether a session was stored when the page was opened. */
let beganSignedIn = false;

/** How long the auth service may say nothing about a stored session before the page does (milliseconds). */
const PATIENCE_MS = 8000;

/** The session stays stored, and the client keeps asking: its next answer replaces this state. */
function failToRestore(reason = 'The server did not confirm your sign-in.'): void {
  sessionStore.set({ status: 'failed', message: `${reason} You are not signed out: try again in a moment.` });
}

let listening: Promise<void> | undefined;
let following: Promise<void> | undefined;
/** Whether the whole client is there. */
let isFollowing = false;
let latestEvent = 0;

/** Milliseconds between the looks for a session that another tab has just stored. */
const STORED_SESSION_DELAYS = [0, 20, 100, 400, 1500];

/** Loads the client, and mirrors its auth events into the store once its auth part is there, whatever called for that. */
function listen(): Promise<void> {
  listening ??= loadClient().then((client) => {
    client.auth.onAuthStateChange((name, session) => {
      const event = (latestEvent += 1);
      // The client holds a lock while it announces an event: a question from inside the listener would wait for itself.
      if (session) setTimeout(() => void adoptWhenStored(client, session.user.id, event), 0);
      // The client keeps a session that the service did not answer about, and removes one that it refused.
      else if (name === 'INITIAL_SESSION' && hasStoredSession()) failToRestore();
      else adoptSession(null);
    });
  });
  listening.catch(() => (listening = undefined));
  return listening;
}

/** Loads the whole client, whose events the store mirrors. Safe to call again; only the first call subscribes. */
export function followAuthEvents(): Promise<void> {
  following ??= Promise.all([listen(), supabaseWithSession()])
    .then(() => {
      isFollowing = true;
    })
    .catch((error: unknown) => {
      following = undefined;
      console.error('The session could not be restored', error);
      // Until the token ends, the page works without the code that renews it. Then the next request calls for it again.
      if (sessionStore.get().status === 'signed-in')
        window.addEventListener('online', () => void followAuthEvents(), { once: true });
      else if (hasStoredSession()) failToRestore('The part of the page that confirms your sign-in did not arrive.');
      else sessionStore.set({ status: 'signed-out' });
    });
  return following;
}

/**
 * Adopts a session once the client itself holds it. A tab hears of a sign-in in another tab by a message that may come
 * before the stored session does. Until then it would send requests as no one, or as the previous person.
 */
async function adoptWhenStored(client: Supabase, userId: string, event: number): Promise<void> {
  for (const delay of STORED_SESSION_DELAYS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const { data } = await client.auth.getSession();
    if (event !== latestEvent) return;
    if (data.session?.user.id === userId) return adoptSession(data.session);
  }
  console.warn('A session was announced but never stored; the person stays as they were');
}

function adoptSession(session: StoredSession | null): void {
  const current = sessionStore.get();
  if (!session) {
    // Already signed out: the first reason stays.
    if (current.status === 'signed-out') return;
    const hadSession = current.status !== 'loading' || beganSignedIn;
    const ended = isSigningOut() ? 'here' : hadSession ? 'by the server' : undefined;
    sessionStore.set({ status: 'signed-out', ended });
    return;
  }
  const user = toSessionUser(session);
  // A refreshed token of the same person changes nothing that a page shows.
  if (current.status === 'signed-in' && current.user.id === user.id) return sessionStore.set({ ...current, user });
  // First: those that follow the session take their part of the answer at once.
  askStart(session, ticketOfTab());
  sessionStore.set({
    status: 'signed-in',
    user,
    membership: { status: 'loading' },
    permissions: { status: 'loading' },
  });
  void loadPerson(user.id);
}

/** The person's role, club and permissions from the start answer. What it lacks is requested, and a failure of that is reported. */
async function loadPerson(userId: string): Promise<void> {
  const [membership, permissions] = await Promise.all([
    takeStart('membership', userId),
    takeStart('permissions', userId),
  ]);
  await Promise.all([
    settle('membership', userId, membership ?? ask(userId, loadMembership)),
    settle('permissions', userId, permissions ?? ask(userId, loadPermissions)),
  ]);
}

const ask = async <Data>(userId: string, load: (client: DataClient, userId: string) => Promise<Data>): Promise<Data> =>
  load(await supabase(), userId);

/**
 * Asks the server again for the person's role, club and permissions, or, where not even their sign-in could be confirmed,
 * for that. Used after a failure and after onboarding.
 */
export async function reloadMembership(): Promise<void> {
  const { status } = sessionStore.get();
  if (status === 'failed') return confirmSession();
  if (status !== 'signed-in') return;
  const userId = (sessionStore.get() as SignedIn).user.id;
  await Promise.all([
    settle('membership', userId, ask(userId, loadMembership)),
    settle('permissions', userId, ask(userId, loadPermissions)),
  ]);
}

/** An answer arrives as an auth event; without one, everything stays as it is. */
async function confirmSession(): Promise<void> {
  await followAuthEvents();
  await withLimit(supabaseWithSession().then((client) => client.auth.getSession())).catch((error: unknown) =>
    console.error('The session could not be confirmed', error),
  );
}

async function settle<Key extends 'membership' | 'permissions'>(
  key: Key,
  userId: string,
  answer: unknown,
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

function toSessionUser({ user }: { user: StoredUser }): SessionUser {
  const email = user.email ?? '';
  const name: unknown = user.user_metadata?.display_name;
  return { id: user.id, email, displayName: typeof name === 'string' && name ? name : email };
}
