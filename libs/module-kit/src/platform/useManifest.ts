import type { PlatformManifest } from '@platform/contract';
import { useSyncExternalStore } from 'react';
import { manifestStore } from './manifestStore';

/** The person's modules; until they are known, those that the page was composed with. */
export function useManifest(): PlatformManifest {
  return useSyncExternalStore(manifestStore.subscribe, () => manifestStore.get().manifest, manifestStore.getComposed);
}

/** Asks again for the person's modules; undefined if the registry has answered. */
export function useModulesRetry(): (() => Promise<void>) | undefined {
  return useSyncExternalStore(manifestStore.subscribe, readRetry, () => undefined);
}

function readRetry(): (() => Promise<void>) | undefined {
  const state = manifestStore.get();
  return state.source === 'unanswered' ? state.retry : undefined;
}

/** Whether the manifest is the person's own already. Before that, it has every visitor's modules. */
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
