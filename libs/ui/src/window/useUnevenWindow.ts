import { useLayoutEffect, useState, type RefObject } from 'react';
import { renderedRows, unevenWindowOf, type Rendered } from './unevenWindowOf';
import { usePrinting } from './usePrinting';

/** Px. */
const USUAL_REM = 16;
const USUAL_VIEW = 900;
/** Px above and below what can be seen: the wheel goes that far before the next frame. */
const BEYOND = 480;
/** Px that go by before rows are rendered anew. */
const STEP = 160;

interface UnevenWindowOptions {
  /** Height of each row, rem: known before it is rendered. */
  rems: readonly number[];
  /** With this many rows or more, only those in or near the visible part are rendered. */
  from: number;
  /** Places of rows that are rendered wherever they are, such as the one with the focus. */
  kept: readonly number[];
}

interface View {
  rem: number;
  viewHeight: number;
  scrollTop: number;
}

/**
 * Renders only the rows of a long list near what can be seen, while the page or a box around the list scrolls; each row has a
 * height of its own. On paper stand all of them.
 * @returns the rows to render in their order, and between them the room of the others
 */
export function useUnevenWindow(
  list: RefObject<HTMLElement | null>,
  { rems, from, kept }: UnevenWindowOptions,
): readonly Rendered[] {
  const [view, setView] = useState<View>({ rem: USUAL_REM, viewHeight: USUAL_VIEW, scrollTop: 0 });
  const isPrinting = usePrinting();
  const isWindowed = rems.length >= from && !isPrinting;

  useLayoutEffect(() => {
    if (!isWindowed) return undefined;
    const measure = () => {
      if (!list.current) return;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;
      const scrollTop = -list.current.getBoundingClientRect().top;
      const viewHeight = window.innerHeight;
      setView((now) => {
        const isNear = Math.abs(now.scrollTop - scrollTop) < STEP;
        return isNear && now.rem === rem && now.viewHeight === viewHeight ? now : { rem, viewHeight, scrollTop };
      });
    };
    measure();
    window.addEventListener('resize', measure);
    // While it is captured: the scrolling of a box, such as a dialog, does not bubble.
    window.addEventListener('scroll', measure, { passive: true, capture: true });
    return () => {
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure, { capture: true });
    };
  }, [list, isWindowed, rems.length]);

  const heights = rems.map((rem) => rem * view.rem);
  if (!isWindowed) return heights.map((_, place) => ({ place }));
  return renderedRows(heights, unevenWindowOf({ heights, beyond: BEYOND, ...view }), kept);
}
