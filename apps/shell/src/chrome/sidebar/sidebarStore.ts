import { createStore } from '@platform/session';
import { media } from '@platform/ui';

type SidebarState = 'expanded' | 'collapsed';

/** Kept for 7 days (specification 9.1). */
const COOKIE = { name: 'sidebar_state', maxAgeSeconds: 604_800 };

/** What the person chose on this page; undefined until they do. */
const store = createStore<SidebarState | undefined>(undefined);
/** What the person chose on an earlier page; null if nothing, and undefined until it is read. */
let remembered: SidebarState | null | undefined;

/**
 * Whether the sidebar shows labels or icons alone: as the person chose, which a cookie remembers; otherwise icons on a
 * tablet, where labels would take the room of the page (page.css says the same before the shell runs), and labels elsewhere.
 */
export const sidebarStore = {
  get(): SidebarState {
    if (remembered === undefined) remembered = readCookie();
    return store.get() ?? remembered ?? stateForWidth();
  },
  toggle(): void {
    const state = sidebarStore.get() === 'expanded' ? 'collapsed' : 'expanded';
    document.cookie = `${COOKIE.name}=${state}; path=/; max-age=${COOKIE.maxAgeSeconds}; SameSite=Lax`;
    store.set(state);
  },
  /** Also told when the width changes. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = store.subscribe(listener);
    const tablet = window.matchMedia(media.tablet);
    tablet.addEventListener('change', listener);
    return () => {
      unsubscribe();
      tablet.removeEventListener('change', listener);
    };
  },
};

const stateForWidth = (): SidebarState => (window.matchMedia(media.tablet).matches ? 'collapsed' : 'expanded');

function readCookie(): SidebarState | null {
  const cookies = document.cookie.split('; ');
  return (['expanded', 'collapsed'] as const).find((state) => cookies.includes(`${COOKIE.name}=${state}`)) ?? null;
}
