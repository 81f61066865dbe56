import { pageHistory } from '@platform/module-kit';
import { rememberedPositions } from './rememberedPositions';
import { scrollToElement, scrollToHeight, scrollWhenReady } from './scrollWhenReady';

/**
 * Scrolls to the top on every change of route, restores the position on back, forward and reload, and scrolls to the
 * target of a link within a page. The browser's own restoration would run before the module is there.
 */
export function followScroll(): void {
  const positions = rememberedPositions();
  let current = pageHistory.location;
  restoreOurselves(positions.has(current.key));
  let stopScrolling: (() => void) | undefined;

  const remember = () => stopScrolling ?? positions.set(current.key, window.scrollY);
  window.addEventListener('scroll', remember, { passive: true });
  // A page that a person leaves right after a scroll gets no scroll event. Capturing, so that this runs before the
  // positions are stored.
  window.addEventListener('pagehide', () => (window.scrollY > 0 ? remember() : undefined), { capture: true });

  const search = (scroll: () => boolean) => {
    stopScrolling = scrollWhenReady(scroll, () => (stopScrolling = undefined));
  };
  const settle = () => {
    stopScrolling?.();
    const { location, action } = pageHistory;
    const samePage = location.pathname === current.pathname;
    current = location;
    const remembered = action === 'POP' ? positions.get(location.key) : undefined;
    if (remembered !== undefined) search(scrollToHeight(remembered));
    else if (location.hash) search(scrollToElement(location.hash));
    else if (!samePage || action === 'POP') window.scrollTo(0, 0);
  };
  pageHistory.subscribe(settle);
  // People read a prerendered page before its code has arrived. If they have scrolled by then, leave them there.
  if (window.scrollY > 0 && !positions.has(current.key)) positions.set(current.key, window.scrollY);
  else settle();
}

/**
 * Turns off the browser's own scroll restoration. If a person reloads before our code has run, only the browser knows
 * the scroll position, so it restores the position until the page has loaded.
 */
function restoreOurselves(isRemembered: boolean): void {
  const takeOver = () => void (window.history.scrollRestoration = 'manual');
  if (isRemembered || document.readyState === 'complete') takeOver();
  else window.addEventListener('load', takeOver, { once: true });
}
