import { useLayoutEffect, useState, type RefObject } from 'react';
import { CARD_PITCH_REM, columnWindow } from './columnWindow';

/** Draws only the cards of a column near what can be seen, while the page scrolls. Without a layout, as in a test, the first ones stand. */
export function useColumnWindow(list: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState({ pitch: CARD_PITCH_REM * 16, viewHeight: CARD_PITCH_REM * 16 * 6, scrollTop: 0 });

  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const next = {
        pitch: CARD_PITCH_REM * rem,
        viewHeight: window.innerHeight,
        scrollTop: -list.current.getBoundingClientRect().top,
      };
      setView((now) => {
        const [drawn, wanted] = [columnWindow({ count, ...now }), columnWindow({ count, ...next })];
        // Nothing is drawn anew while the same cards are near what can be seen.
        const isSame = drawn.first === wanted.first && drawn.end === wanted.end && now.pitch === next.pitch;
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
  }, [list, count]);

  const { first, end } = columnWindow({ count, ...view });
  return {
    first,
    end,
    pitch: view.pitch,
    /** Room for the cards that are not drawn (px). */
    before: first * view.pitch,
    after: (count - end) * view.pitch,
  };
}
