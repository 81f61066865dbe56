import { useLayoutEffect, useRef, type RefObject } from 'react';

interface CardFocusOptions {
  list: RefObject<HTMLElement | null>;
  /** The card to focus; a new object for each request. */
  focused: { id: string } | null;
  /** Its index in this column; -1 if it is in another one. */
  index: number;
  /** Height of a card with its gap (px). */
  pitch: number;
  /** The first rendered card, which changes when the page scrolls. */
  rendered: number;
}

/** Focuses a card once it is in the column and rendered. Until then, scrolls the page to its position. */
export function useCardFocus({ list, focused, index, pitch, rendered }: CardFocusOptions): void {
  const done = useRef<{ id: string } | null>(null);
  useLayoutEffect(() => {
    const column = list.current;
    if (!column || !focused || index < 0 || done.current === focused) return;
    const card = column.querySelector<HTMLElement>(`[data-card="${focused.id}"]`);
    if (card) {
      // The browser scrolls it into view, below the sticky top of the page (scroll-margin of the card).
      card.focus();
      done.current = focused;
      return;
    }
    const middle = column.getBoundingClientRect().top + (index + 0.5) * pitch - window.innerHeight / 2;
    window.scrollBy({ top: middle, behavior: 'instant' });
  }, [list, focused, index, pitch, rendered]);
}
