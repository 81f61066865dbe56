import { pageHistory } from '../pageHistory';
import { rememberedPositions } from './rememberedPositions';
import { scrollToElement, scrollToHeight, scrollWhenReady, type PageOutlet } from './scrollWhenReady';

/**
 * Scrolls to the top on every change of route, restores the position on back, forward and reload, and scrolls to the
 * target of a link within a page. The browser's own restoration would run before the module is there.
 * @param outlet what the page shows of the module that belongs to its address
 */
export function followScroll(outlet: PageOutlet): void {
  // A page that a person leaves right after a scroll gets no scroll event.
  const positions = rememberedPositions(() => {
    if (window.scrollY > 0) remember();
  });
  let current = pageHistory.location;
  restoreOurselves(positions.has(current.key));
  let stopScrolling: (() => void) | undefined;

  const remember = () => stopScrolling ?? positions.set(current.key, window.scrollY);
  window.addEventListener('scroll', remember, { passive: true });

  const search = (scroll: () => boolean) => {
    stopScrolling = scrollWhenReady(outlet, scroll, () => (stopScrolling = undefined));
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
  // A loaded page is at its top, or where the browser puts it back, maybe only later: scrolling to the top here would
  // end that. People also read and scroll a prerendered page before its code has arrived.
  if (window.scrollY > 0 && !positions.has(current.key)) remember();
  else if (positions.has(current.key) || current.hash) settle();
}

/**
 * Turns off the browser's own scroll restoration. If a person reloads before our code has run, only the browser knows
 * the scroll position, so it restores the position until the page has loaded.
 */
function restoreOurselves(isRemembered: boolean): void {
  const takeOver = () => void (window.history.scrollRestoration = 'manual');
  // The browser restores it at the latest in the first frame after the page has loaded.
  const takeOverInNextFrame = () => requestAnimationFrame(() => setTimeout(takeOver));
  if (isRemembered) takeOver();
  else if (document.readyState === 'complete') takeOverInNextFrame();
  else window.addEventListener('load', takeOverInNextFrame, { once: true });
}
