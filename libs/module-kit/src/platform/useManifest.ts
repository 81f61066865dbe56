import type { PlatformManifest } from '@platform/contract';
import { useSyncExternalStore } from 'react';
import { manifestStore } from './manifestStore';

/** The modules that the person gets; first the ones that the page was composed with. */
export function useManifest(): PlatformManifest {
  return useSyncExternalStore(manifestStore.subscribe, () => manifestStore.get().manifest, manifestStore.getComposed);
}

/** Asks again which modules the person has, where the registry has not answered; undefined where it has. */
export function useModulesRetry(): (() => Promise<void>) | undefined {
  return useSyncExternalStore(manifestStore.subscribe, readRetry, () => undefined);
}

function readRetry(): (() => Promise<void>) | undefined {
  const state = manifestStore.get();
  return state.source === 'unanswered' ? state.retry : undefined;
}

/** Whether the manifest is the person's own yet. Before, it has the modules that every visitor gets. */
export const useHasOwnModules = (): boolean =>
  useSyncExternalStore(
    manifestStore.subscribe,
    () => ['person', 'unanswered'].includes(manifestStore.get().source),
    () => false,
  );

/** Whether the platform has a page at an address, such as /admin or /staff?certification=expiring. */
export function useHasRoute(address: string): boolean {
  const [path] = address.split('?');
  return useManifest().modules.some((module) => module.descriptor.routes.some((route) => route.path === path));
}
