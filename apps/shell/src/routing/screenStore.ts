import { HOME_OF_MEMBERS, routeMatches } from '@platform/contract';
import { manifestStore, pageHistory } from '@platform/module-kit';
import { sessionStore, type SessionState } from '@platform/session';
import { completeManifest } from '../manifest/completeManifest';
import { numberedError, type PlatformError } from '../platformError';
import { resolveScreen, type Screen } from './resolveScreen';
import { returnAddress } from './returnAddress';

let screen: Screen = { kind: 'waiting' };
const listeners = new Set<() => void>();

/** The page's current screen. */
export const screenStore = {
  get: (): Screen => screen,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Follows the address, the session and the manifest, and decides what is on the page. */
export function followScreens(): void {
  let admittedPerson = personOf(sessionStore.get());
  let admittedClub = clubOf(sessionStore.get());

  const decide = (leaving: boolean) => {
    const session = sessionStore.get();
    admittedPerson = personOf(session);
    admittedClub = clubOf(session);
    const { pathname } = pageHistory.location;
    const next = resolveScreen({ pathname, session, modules: manifestStore.get(), leaving });
    show(next);
    if (next.kind === 'waiting' && next.unknown) completeManifest().catch(onUnlisted);
  };
  const onUnlisted = (error: PlatformError) => {
    console.error(`The modules of the site are not known (${numberedError(error.code)})`, error);
    // A person who has gone on to a known page stays there.
    if (screen.kind === 'waiting' && screen.unknown) show({ kind: 'unlisted', error, retry: () => decide(false) });
  };
  const onNavigation = () => decide(false);
  // The guard acts on entry: a person keeps a page until they leave it or another person signs in. A new club, or a
  // module that was switched off, counts from the next navigation on. Removal from a club counts at once, because
  // nothing on its pages can be read or saved any more.
  const onChange = () => {
    const session = sessionStore.get();
    const samePerson = admittedPerson === personOf(session);
    const isRemoved = samePerson && typeof admittedClub === 'string' && clubOf(session) === null;
    const settled = screen.kind === 'module' && samePerson && !isRemoved;
    const leaving = !samePerson && session.status === 'signed-out' && session.ended === 'here';
    if (!settled || isSignInPage(pageHistory.location.pathname)) decide(leaving);
  };
  pageHistory.subscribe(onNavigation);
  sessionStore.subscribe(onChange);
  manifestStore.subscribe(onChange);
  onNavigation();
}

function show(next: Screen): void {
  const redirect = redirectFrom(next);
  if (redirect) return pageHistory.replace(redirect.to, redirect.state);
  screen = next;
  listeners.forEach((listener) => listener());
}

/** A redirect keeps the requested address in the history entry, where no link can forge it. */
function redirectFrom(next: Screen): { to: string; state: unknown } | undefined {
  const { location } = pageHistory;
  if (next.kind === 'redirect') {
    const from = `${location.pathname}${location.search}${location.hash}`;
    return { to: next.to, state: next.rememberOrigin ? { from } : null };
  }
  if (isSignInPage(location.pathname) && sessionStore.get().status === 'signed-in') {
    return { to: returnAddress(location.state, window.location.origin) ?? HOME_OF_MEMBERS, state: null };
  }
  return undefined;
}

const isSignInPage = (pathname: string): boolean => routeMatches({ path: '/auth', exact: true }, pathname);

function personOf(session: SessionState): string {
  return session.status === 'signed-in' ? session.user.id : session.status;
}

/** Null if the person is known to belong to no club. */
function clubOf(session: SessionState): string | null | undefined {
  if (session.status !== 'signed-in' || session.membership.status !== 'ready') return undefined;
  return session.membership.value.club?.id ?? null;
}
