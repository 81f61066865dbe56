import { pageHistory } from '@platform/module-kit';
import { rememberedPositions } from './rememberedPositions';
import { scrollToElement, scrollToHeight, scrollWhenReady } from './scrollWhenReady';

/**
 * Scrolls to the top on every change of route, restores the position on back, forward and reload, and leads links to a
 * place inside a page to that place (decision 29). The browser's own restoration would act before the module is there.
 */
export function followScroll(): void {
  window.history.scrollRestoration = 'manual';
  const positions = rememberedPositions();
  let current = pageHistory.location;
  let stopScrolling: (() => void) | undefined;

  window.addEventListener('scroll', () => stopScrolling ?? positions.set(current.key, window.scrollY), { passive: true });

  const settle = () => {
    stopScrolling?.();
    const { location, action } = pageHistory;
    const samePage = location.pathname === current.pathname;
    current = location;
    const known = action === 'POP' ? positions.get(location.key) : undefined;
    const aim =
      known !== undefined
        ? scrollToHeight(known)
        : location.hash
          ? scrollToElement(location.hash)
          : samePage && action !== 'POP'
            ? undefined
            : scrollToHeight(0);
    if (!aim) return;
    let finished = false;
    const stop = scrollWhenReady(aim, () => {
      finished = true;
      stopScrolling = undefined;
    });
    if (!finished) stopScrolling = stop;
  };
  pageHistory.subscribe(settle);
  settle();
}
