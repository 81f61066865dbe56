import type { Layout, NavEntry, PlatformManifest } from '@platform/contract';
import { editsClub, useAuth, usePermissions } from '@platform/session';
import { useSyncExternalStore } from 'react';
import { outletStore, type OutletState } from '../loading/outletStore';
import { demoEntries } from '../manifest/demoEntries';
import type { Rights } from '../manifest/isOffered';
import { manifestStore } from '../manifest/manifestStore';
import { entriesWithoutClub, navEntries, type OfferedEntry } from '../manifest/navEntries';
import { composedLayout, layoutOf } from '../screens/layoutOf';
import type { Screen } from '../screens/resolveScreen';
import { screenStore } from '../screens/screenStore';

/** What the page shows now. */
export const useScreen = (): Screen => useSyncExternalStore(screenStore.subscribe, screenStore.get, screenStore.get);

/** The frame around it. */
export const useLayout = (): Layout =>
  useSyncExternalStore(screenStore.subscribe, () => layoutOf(screenStore.get()), composedLayout);

/** What stands in the module's place. */
export const useOutlet = (): OutletState =>
  useSyncExternalStore(outletStore.subscribe, outletStore.get, outletStore.get);

/** Entries of one list of links, from the manifests of the modules that the person has. */
export function useNavEntries(area: NavEntry['area']): OfferedEntry[] {
  const entries = navEntries(useManifest(), area, useRights());
  const isUnknown = useModulesRetry() !== undefined;
  // It is unknown whether the club has the page's own modules, so they are not offered.
  return isUnknown ? entries.filter(({ section }) => section !== 'modules') : entries;
}

/** What the sidebar has instead for an administrator without a club. */
export const useEntriesWithoutClub = (): OfferedEntry[] => entriesWithoutClub(useManifest(), useRights());

/** Asks again which modules the person has, where the registry has not answered; undefined where it has. */
export function useModulesRetry(): (() => Promise<void>) | undefined {
  return useSyncExternalStore(manifestStore.subscribe, readRetry, () => undefined);
}

function readRetry(): (() => Promise<void>) | undefined {
  const state = manifestStore.get();
  return state.source === 'unanswered' ? state.retry : undefined;
}

/** What is known of the person's rights. */
export function useRights(): Rights {
  const { isAdmin, membership } = useAuth();
  const { can } = usePermissions();
  if (membership.status !== 'ready') return { isAdmin, can };
  const { club, role } = membership.value;
  return { isAdmin, can, hasNoClub: !club, editsClub: editsClub(role) };
}

/** Whether anything of the platform answers at an address, such as /admin or /staff?certification=expiring. */
export function useHasRoute(address: string): boolean {
  const [path] = address.split('?');
  return useManifest().modules.some((module) => module.descriptor.routes.some((route) => route.path === path));
}

/** Whether the registry was asked by now for the person's own modules, rather than those that every visitor gets. */
export const useHasOwnModules = (): boolean =>
  useSyncExternalStore(
    manifestStore.subscribe,
    () => ['person', 'unanswered'].includes(manifestStore.get().source),
    () => false,
  );

/** Links to the demo of every module that has one: its public route below /demo. */
export function useDemoEntries(): OfferedEntry[] {
  return demoEntries(useManifest());
}

/** The modules that the person gets; first the ones that the page was composed with. */
export function useManifest(): PlatformManifest {
  return useSyncExternalStore(manifestStore.subscribe, () => manifestStore.get().manifest, manifestStore.getComposed);
}
