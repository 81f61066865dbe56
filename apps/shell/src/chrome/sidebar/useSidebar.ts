import { useIsPhone } from '@platform/module-kit/screens';
import { media } from '@platform/ui';
import { useSyncExternalStore } from 'react';
import { drawerStore } from './drawerStore';
import { sidebarStore } from './sidebarStore';

/** Toggles the column or, on a small screen, the drawer. */
export function toggleSidebar(): void {
  if (window.matchMedia(media.mobile).matches) drawerStore.set(!drawerStore.get());
  else sidebarStore.toggle();
}

export const closeDrawer = (): void => drawerStore.set(false);

/** The sidebar's form: a column of a certain width or, below 768 px, a drawer that is open or closed. */
export function useSidebar() {
  return {
    mobile: useIsPhone(),
    drawerOpen: useSyncExternalStore(drawerStore.subscribe, drawerStore.get),
    state: useSyncExternalStore(sidebarStore.subscribe, sidebarStore.get),
  };
}
