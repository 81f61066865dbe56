import { MOBILE_BREAKPOINT } from '@platform/ui';
import { useSyncExternalStore } from 'react';
import { drawerStore } from './drawerStore';
import { sidebarStore, type SidebarState } from './sidebarStore';

const phone = window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`);

const subscribeToPhone = (listener: () => void) => {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
};

/** Toggles whichever form of the sidebar the screen has room for. */
export function toggleSidebar(): void {
  if (phone.matches) drawerStore.set(!drawerStore.get());
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
    mobile: useSyncExternalStore(subscribeToPhone, () => phone.matches),
    drawerOpen: useSyncExternalStore(drawerStore.subscribe, drawerStore.get),
    state: useSyncExternalStore(sidebarStore.subscribe, sidebarStore.get),
    toggle: toggleSidebar,
    closeDrawer: () => drawerStore.set(false),
  };
}
