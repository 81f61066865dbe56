import { createStore } from '@platform/session';

export type SidebarState = 'expanded' | 'collapsed';

/** Kept for 7 days (specification 9.1). */
const COOKIE = { name: 'sidebar_state', maxAgeSeconds: 604_800 };

/** Undefined until it is changed on this page. */
const store = createStore<SidebarState | undefined>(undefined);
let remembered: SidebarState | undefined;

/** Whether the sidebar shows labels or icons alone; remembered in a cookie. */
export const sidebarStore = {
  get: (): SidebarState => store.get() ?? (remembered ??= readCookie()),
  toggle(): void {
    const state = sidebarStore.get() === 'expanded' ? 'collapsed' : 'expanded';
    document.cookie = `${COOKIE.name}=${state}; path=/; max-age=${COOKIE.maxAgeSeconds}; SameSite=Lax`;
    store.set(state);
  },
  subscribe: store.subscribe,
};

function readCookie(): SidebarState {
  return document.cookie.split('; ').includes(`${COOKIE.name}=collapsed`) ? 'collapsed' : 'expanded';
}
