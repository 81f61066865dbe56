import { pageHistory } from '@platform/module-kit';
import { outletStore } from '../loading/outletStore';

const STORAGE_KEY = 'platform-scroll';
/** How long a restored page may take to grow to its old height, in milliseconds. */
const RESTORE_LIMIT_MS = 4000;

/**
 * Scrolls to the top on every change of route, restores the position on back and forward, and leaves links to a place
 * inside the page to the place. The browser's own restoration would act before the module is there.
 */
export function followScroll(): void {
  window.history.scrollRestoration = 'manual';
  const positions = readPositions();
  let current = pageHistory.location;
  let restoring: (() => void) | undefined;

  const remember = () => positions.set(current.key, window.scrollY);
  window.addEventListener('scroll', () => restoring ?? remember(), { passive: true });
  window.addEventListener('pagehide', () => writePositions(positions));

  const settle = () => {
    restoring?.();
    restoring = undefined;
    const { location, action } = pageHistory;
    const samePage = location.pathname === current.pathname;
    current = location;
    if (action === 'POP') restoring = scrollWhenTallEnough(positions.get(location.key) ?? 0, () => (restoring = undefined));
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else if (!samePage) window.scrollTo(0, 0);
  };
  pageHistory.subscribe(settle);
  settle();
}

/** Scrolls as soon as the page reaches that far down; a person who scrolls meanwhile is left alone. */
function scrollWhenTallEnough(top: number, done: () => void): () => void {
  const attempt = () => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable < top && outletStore.get().kind !== 'failed') return;
    window.scrollTo(0, top);
    if (outletStore.get().kind === 'mounted') stop();
  };
  const observer = new ResizeObserver(attempt);
  const stopFollowing = outletStore.subscribe(() => requestAnimationFrame(attempt));
  const limit = setTimeout(() => stop(), RESTORE_LIMIT_MS);
  const stop = () => {
    observer.disconnect();
    stopFollowing();
    clearTimeout(limit);
    for (const gesture of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(gesture, stop);
    done();
  };
  for (const gesture of ['wheel', 'touchstart', 'keydown']) window.addEventListener(gesture, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function writePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-100)));
  } catch {
    // Without storage, only a reload forgets where the page was.
  }
}
