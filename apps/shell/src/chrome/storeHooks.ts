import type { Layout, NavEntry } from '@platform/contract';
import { useSyncExternalStore } from 'react';
import { outletStore, type OutletState } from '../loading/outletStore';
import { manifestStore } from '../manifest/manifestStore';
import { demoEntries } from '../manifest/demoEntries';
import { navEntries } from '../manifest/navEntries';
import type { Screen } from '../screens/resolveScreen';
import { layoutOf } from '../screens/layoutOf';
import { screenStore } from '../screens/screenStore';

/** What the page shows now. */
export const useScreen = (): Screen => useSyncExternalStore(screenStore.subscribe, screenStore.get, screenStore.get);

/** The frame around it. */
export const useLayout = (): Layout => layoutOf(useScreen());

/** What stands in the module's place. */
export const useOutlet = (): OutletState =>
  useSyncExternalStore(outletStore.subscribe, outletStore.get, outletStore.get);

/** Entries of one list of links, from the manifests of the modules that the person has. */
export function useNavEntries(area: NavEntry['area']): NavEntry[] {
  const { manifest } = useSyncExternalStore(manifestStore.subscribe, manifestStore.get, manifestStore.get);
  return navEntries(manifest, area);
}

/** Whether anything of the platform answers at a path, such as /admin. */
export function useHasRoute(path: string): boolean {
  const { manifest } = useSyncExternalStore(manifestStore.subscribe, manifestStore.get, manifestStore.get);
  return manifest.modules.some((module) => module.descriptor.routes.some((route) => route.path === path));
}

/** Links to the demo of every module that has one: its public route below /demo. */
export function useDemoEntries(): NavEntry[] {
  const { manifest } = useSyncExternalStore(manifestStore.subscribe, manifestStore.get, manifestStore.get);
  return demoEntries(manifest);
}
