/** The place of the page where a host shows a module, and how far that module is. */
export interface PageOutlet {
  /** `composed`: the module's markup came with the page, and its code is still loading. */
  get(): { kind: 'empty' | 'composed' | 'loading' | 'mounted' | 'failed' };
  subscribe(listener: () => void): () => void;
}

/** How long to wait for the target after its module is mounted (milliseconds). */
const LIMIT_MS = 4000;
const GESTURES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Tries to scroll to a target until the page has it: its module or its rows may still be loading. Stops at the person's
 * first gesture.
 * @param scroll scrolls as far as the page allows, and returns whether it reached the target
 * @param done called once, without arguments: when the target is reached, the time is up, or the search is stopped.
 * Never called before this function returns.
 * @returns stops trying
 */
export function scrollWhenReady(outlet: PageOutlet, scroll: () => boolean, done: () => void): () => void {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    if (stopped) return;
    const { kind } = outlet.get();
    const isSettled = kind === 'mounted' || kind === 'failed';
    if (scroll() && (isSettled || kind === 'composed')) stop();
    // A slow connection may need longer than this to load the module, which has its own limits.
    else if (isSettled) limit ??= setTimeout(() => stop(), LIMIT_MS);
  };
  const observer = new ResizeObserver(attempt);
  const stopFollowing = outlet.subscribe(() => requestAnimationFrame(attempt));
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    observer.disconnect();
    stopFollowing();
    clearTimeout(limit);
    for (const gesture of GESTURES) window.removeEventListener(gesture, stop);
    done();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, stop, { passive: true });
  observer.observe(document.body);
  // After a frame: until then the old page is still shown.
  requestAnimationFrame(attempt);
  return stop;
}

/** Scrolls to a height; reached when the page is that tall. */
export const scrollToHeight = (top: number) => (): boolean => {
  window.scrollTo(0, top);
  return document.documentElement.scrollHeight - window.innerHeight >= top;
};

/** Scrolls to the element that a hash names; reached when it exists. An invalid hash names nothing. */
export const scrollToElement = (hash: string) => (): boolean => {
  const id = textOf(hash.slice(1));
  if (id === undefined) return true;
  const element = document.getElementById(id);
  element?.scrollIntoView();
  return element !== null;
};

function textOf(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
