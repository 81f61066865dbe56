import { useEffect, type RefObject } from 'react';

/** Marks a row that scrolls sideways with `data-more` (start, end, both): on which sides there is more to see. */
export function useMoreBeside(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const marked = row.current;
    if (!marked) return undefined;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = marked;
      // A pixel of tolerance: zoomed pages scroll by fractions.
      const sides = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end'].filter(Boolean);
      marked.setAttribute('data-more', sides.length === 2 ? 'both' : String(sides[0] ?? 'none'));
    };
    look();
    marked.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      marked.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  });
}
