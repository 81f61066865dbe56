import { useSyncExternalStore } from 'react';
import { outletStore, type OutletState } from './outletStore';

/** The state of the module outlet. */
export const useOutlet = (): OutletState =>
  useSyncExternalStore(outletStore.subscribe, outletStore.get, outletStore.get);
