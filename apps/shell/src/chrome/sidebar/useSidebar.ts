import { useIsPhone } from '@platform/module-kit/screens';
import { media } from '@platform/ui';
import { useSyncExternalStore } from 'react';
import { drawerStore } from './drawerStore';
import { sidebarStore, type SidebarState } from './sidebarStore';

/** Toggles the column or, on a small screen, the drawer. */
export function toggleSidebar(): void {
  if (window.matchMedia(media.mobile).matches) drawerStore.set(!drawerStore.get());
  else sidebarStore.toggle();
}

export interface Sidebar {
  /** Below 768 px the sidebar is an off-canvas drawer. */
  mobile: boolean;
  drawerOpen: boolean;
  state: SidebarState;
  toggle(): void;
  closeDrawer(): void;
}

export function useSidebar(): Sidebar {
  return {
    mobile: useIsPhone(),
    drawerOpen: useSyncExternalStore(drawerStore.subscribe, drawerStore.get),
    state: useSyncExternalStore(sidebarStore.subscribe, sidebarStore.get),
    toggle: toggleSidebar,
    closeDrawer: () => drawerStore.set(false),
  };
}
