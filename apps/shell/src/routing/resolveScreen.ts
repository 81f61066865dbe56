import {
  HOME_OF_MEMBERS,
  HOME_OF_NEWCOMERS,
  matchRoute,
  seasonModuleAt,
  type ManifestModule,
  type ModuleRoute,
  type SeasonModuleId,
  type SwitchedOffModule,
} from '@platform/contract';
import type { ManifestState } from '@platform/module-kit';
import { isAdminRole, mayUse, type Membership, type SessionState } from '@platform/session';
import type { PlatformError } from '../platformError';

/** What an address shows to the person who opens it. */
export type Screen =
  | { kind: 'module'; module: ManifestModule; route: ModuleRoute }
  /** `unknown` if the page does not know every module, and no known module has the address. */
  | { kind: 'waiting'; route?: ModuleRoute; unknown?: boolean }
  /** The list of the site's modules could not be read, so the module of the address is unknown. */
  | { kind: 'unlisted'; error: PlatformError; retry(): void }
  | { kind: 'redirect'; to: string; rememberOrigin: boolean }
  | { kind: 'session-failed'; message: string; route: ModuleRoute }
  | { kind: 'membership-failed'; message: string; route: ModuleRoute }
  /** The module needs an engagement, and it is unknown whether the person's club has it. */
  | { kind: 'modules-failed'; module: ManifestModule; route: ModuleRoute }
  | { kind: 'missing-feature'; feature: string; module: ManifestModule; route: ModuleRoute }
  /** An administrator has removed the person from their club, and no other club has them. */
  | { kind: 'left-club'; clubName: string }
  | { kind: 'switched-off'; module: SwitchedOffModule }
  /** A module of the season without a release. */
  | { kind: 'unreleased'; moduleId: SeasonModuleId }
  /** No release on this platform has the page that people land on. */
  | { kind: 'no-home' }
  | { kind: 'not-found'; pathname: string };

/** Who is at which address. */
export interface Visit {
  pathname: string;
  session: SessionState;
  modules: ManifestState;
  /** True while the person is being signed out on this page. */
  leaving?: boolean;
}

/**
 * The route guard. A route that needs a session sends strangers to /auth. One that needs a club sends people without a
 * club to the home of newcomers, which sends people with a club to the home of members. An administrators' route sends
 * everyone else there. A person who was removed from their club is told so instead of setting up another one. While the
 * session, the club or the club's modules are unknown the answer is `waiting`. A failed lookup is its own answer, never
 * "signed out", "no club" or "switched on".
 */
export function resolveScreen({ pathname, session, modules, leaving = false }: Visit): Screen {
  const match = matchRoute(modules.manifest, pathname);
  if (modules.source === 'preview-pending') {
    return { kind: 'waiting', ...(match.kind === 'route' && { route: match.route }) };
  }
  if (match.kind === 'route' && match.route.access === 'public') {
    return { kind: 'module', module: match.module, route: match.route };
  }
  if (match.kind === 'none') return refuseUnknown({ pathname, session, modules, leaving });
  if (session.status === 'loading') return { kind: 'waiting' };
  if (session.status === 'failed') {
    return match.kind === 'route'
      ? { kind: 'session-failed', message: session.message, route: match.route }
      : { kind: 'waiting' };
  }
  if (session.status === 'signed-out') return sendOut(leaving);
  const route = match.kind === 'route' ? match.route : undefined;
  if (modules.source === 'pending') return { kind: 'waiting', route };
  if (match.kind === 'switched-off') return refuseSwitchedOff(match.module, session);
  return holdBackUnknown(admit(match.module, match.route, session), modules);
}

const sendOut = (leaving: boolean): Screen =>
  leaving
    ? { kind: 'redirect', to: '/', rememberOrigin: false }
    : { kind: 'redirect', to: '/auth', rememberOrigin: true };

/** The page's own manifest says nothing about an engagement: without an answer, no module that needs one opens. */
function holdBackUnknown(screen: Screen, { source }: ManifestState): Screen {
  const isUnknown = screen.kind === 'module' && screen.module.descriptor.engagement && source === 'unanswered';
  return isUnknown ? { kind: 'modules-failed', module: screen.module, route: screen.route } : screen;
}

/** A member's modules are already being fetched; a visitor's must be requested. */
function refuseUnknown({ pathname, session, modules: { source, manifest }, leaving = false }: Visit): Screen {
  if (manifest.partial) return { kind: 'waiting', unknown: source !== 'pending' };
  if (pathname === HOME_OF_MEMBERS && session.status === 'loading') return { kind: 'waiting' };
  if (pathname === HOME_OF_MEMBERS) return session.status === 'signed-out' ? sendOut(leaving) : { kind: 'no-home' };
  const moduleId = session.status === 'signed-in' ? seasonModuleAt(pathname) : undefined;
  return moduleId ? { kind: 'unreleased', moduleId } : { kind: 'not-found', pathname };
}

type SignedIn = Extract<SessionState, { status: 'signed-in' }>;

/**
 * A person without a club has no module switched on. They have to set up a club first, which the module's page would
 * not tell them.
 */
function refuseSwitchedOff(module: SwitchedOffModule, { membership }: SignedIn): Screen {
  if (membership.status === 'loading') return { kind: 'waiting' };
  if (membership.status === 'failed' || !lacksClub(membership.value)) return { kind: 'switched-off', module };
  return leftClub(membership.value) ?? { kind: 'redirect', to: HOME_OF_NEWCOMERS, rememberOrigin: false };
}

const lacksClub = ({ club, role }: Membership): boolean => !club && !isAdminRole(role);

function leftClub(membership: Membership): Screen | undefined {
  const clubName = lacksClub(membership) ? membership.leftClub : undefined;
  return clubName === undefined ? undefined : { kind: 'left-club', clubName };
}

function admit(module: ManifestModule, route: ModuleRoute, { membership, permissions }: SignedIn): Screen {
  if (route.access === 'session' && route.path !== HOME_OF_NEWCOMERS) return { kind: 'module', module, route };
  if (membership.status === 'loading') return { kind: 'waiting', route };
  if (membership.status === 'failed') return { kind: 'membership-failed', message: membership.message, route };

  const left = route.access === 'admin' ? undefined : leftClub(membership.value);
  if (left) return left;
  const refusal = refuse(route, membership.value);
  if (refusal) return { kind: 'redirect', to: refusal, rememberOrigin: false };

  const granted = permissions.status === 'ready' ? permissions.value : [];
  if (!route.requires || mayUse(route.requires, granted, membership.value.role))
    return { kind: 'module', module, route };
  if (permissions.status === 'loading') return { kind: 'waiting', route };
  if (permissions.status === 'failed') return { kind: 'membership-failed', message: permissions.message, route };
  return { kind: 'missing-feature', feature: route.requires, module, route };
}

/**
 * Where a person is sent instead, if anywhere. An administrator without a club is never sent to onboarding, and the
 * firm's people have nothing to do there: the server lets them set up no club.
 */
function refuse({ path, access }: ModuleRoute, { role, club }: Membership): string | undefined {
  const isAdmin = isAdminRole(role);
  if (path === HOME_OF_NEWCOMERS && (club || role === 'super_admin')) return HOME_OF_MEMBERS;
  if (access === 'admin' && !isAdmin) return HOME_OF_MEMBERS;
  if (access === 'club' && !club && !isAdmin) return HOME_OF_NEWCOMERS;
  return undefined;
}
