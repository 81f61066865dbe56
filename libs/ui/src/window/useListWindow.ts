import { useLayoutEffect, useState, type RefObject } from 'react';
import { windowOf } from './windowOf';

/** Rows beyond what can be seen: arrow keys go there, too. */
const BEYOND = 6;

/** Rows assumed visible without a layout, as in a test. */
const UNMEASURED = 7;

/** Px. */
const USUAL_REM = 16;

interface ListWindowOptions {
  rowCount: number;
  /** Height of a row with the room to the next one, rem. Every row has it: the place of one is known before it is rendered. */
  rowRem: number;
}

/**
 * Renders only the rows of a list near what can be seen, while the page scrolls.
 * @returns the rows to render, `first` to before `end`, the room of the others `before` and `after`, and `rowHeight`, in px
 */
export function useListWindow(list: RefObject<HTMLElement | null>, { rowCount, rowRem }: ListWindowOptions) {
  const usual = rowRem * USUAL_REM;
  const [view, setView] = useState({ rowHeight: usual, viewHeight: usual * UNMEASURED, scrollTop: 0 });

  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;
      const next = {
        rowHeight: rowRem * rem,
        viewHeight: window.innerHeight,
        scrollTop: -list.current.getBoundingClientRect().top,
      };
      setView((now) => {
        const [rendered, wanted] = [now, next].map((each) => windowOf({ rowCount, beyond: BEYOND, ...each }));
        // Do not render again while the same rows are near the visible part.
        const isSame =
          rendered?.first === wanted?.first && rendered?.end === wanted?.end && now.rowHeight === next.rowHeight;
        return isSame ? now : next;
      });
    };
    measure();
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [list, rowCount, rowRem]);

  return { ...windowOf({ rowCount, beyond: BEYOND, ...view }), rowHeight: view.rowHeight };
}
