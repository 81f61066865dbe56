export type SidebarState = 'expanded' | 'collapsed';

/** Kept for 7 days (specification 9.1). */
const COOKIE = { name: 'sidebar_state', maxAgeSeconds: 604_800 };

let state: SidebarState | undefined;
const listeners = new Set<() => void>();

/** Whether the sidebar shows words or icons alone; remembered in a cookie. */
export const sidebarStore = {
  get: (): SidebarState => (state ??= readCookie()),
  toggle(): void {
    state = sidebarStore.get() === 'expanded' ? 'collapsed' : 'expanded';
    document.cookie = `${COOKIE.name}=${state}; path=/; max-age=${COOKIE.maxAgeSeconds}; SameSite=Lax`;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function readCookie(): SidebarState {
  return document.cookie.split('; ').includes(`${COOKIE.name}=collapsed`) ? 'collapsed' : 'expanded';
}
