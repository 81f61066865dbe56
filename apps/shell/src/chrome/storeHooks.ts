import type { Layout } from '@platform/contract';
import { useManifest, type OfferedEntry } from '@platform/module-kit';
import { useSyncExternalStore } from 'react';
import { outletStore, type OutletState } from '../loading/frame/outletStore';
import { demoEntries } from '../manifest/demoEntries';
import { composedLayout, layoutOf } from '../routing/layoutOf';
import type { Screen } from '../routing/resolveScreen';
import { screenStore } from '../routing/screenStore';

/** The page's current screen. */
export const useScreen = (): Screen => useSyncExternalStore(screenStore.subscribe, screenStore.get, screenStore.get);

/** The layout around the screen. */
export const useLayout = (): Layout =>
  useSyncExternalStore(screenStore.subscribe, () => layoutOf(screenStore.get()), composedLayout);

/** The state of the module outlet. */
export const useOutlet = (): OutletState =>
  useSyncExternalStore(outletStore.subscribe, outletStore.get, outletStore.get);

/** Links to the demo of every module that has one: its public route below /demo. */
export function useDemoEntries(): OfferedEntry[] {
  return demoEntries(useManifest());
}
