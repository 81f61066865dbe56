import { useEffect, type RefObject } from 'react';

/**
 * Marks a row that scrolls sideways with `data-more` (start, end, both): on which sides there is more to see. It measures
 * once the browser has laid out the page: an earlier look would lay out a new page in the middle of the click that opens it.
 */
export function useMoreBeside(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const marked = row.current;
    if (!marked || !('ResizeObserver' in window)) return undefined;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = marked;
      // A pixel of tolerance: zoomed pages scroll by fractions.
      const sides = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end'].filter(Boolean);
      marked.setAttribute('data-more', sides.length === 2 ? 'both' : String(sides[0] ?? 'none'));
    };
    const sizes = new ResizeObserver(look);
    const observeAll = () => {
      sizes.disconnect();
      for (const element of [marked, ...marked.children]) sizes.observe(element);
    };
    observeAll();
    const children = new MutationObserver(observeAll);
    children.observe(marked, { childList: true });
    marked.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
      marked.removeEventListener('scroll', look);
    };
  }, [row]);
}
