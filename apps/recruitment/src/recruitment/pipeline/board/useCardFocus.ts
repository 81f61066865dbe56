import { useLayoutEffect, useRef, type RefObject } from 'react';

interface CardFocusOptions {
  list: RefObject<HTMLElement | null>;
  /** The card that gets the focus; a new object each time it is wanted. */
  focused: { id: string } | null;
  /** Its place in this column; -1 when it is in another one. */
  index: number;
  /** Height of a card with the room to the next one (px). */
  pitch: number;
  /** The first card that is drawn: changes when the page was scrolled. */
  drawn: number;
}

/** Puts the focus on a card once, as soon as it is in the column and drawn; scrolls the page there when it is not. */
export function useCardFocus({ list, focused, index, pitch, drawn }: CardFocusOptions): void {
  const done = useRef<{ id: string } | null>(null);
  useLayoutEffect(() => {
    const column = list.current;
    if (!column || !focused || index < 0 || done.current === focused) return;
    const card = column.querySelector<HTMLElement>(`[data-card="${focused.id}"]`);
    if (card) {
      // The browser brings it into sight, below what sticks to the top of the page (scroll-margin of the card).
      card.focus();
      done.current = focused;
      return;
    }
    const middle = column.getBoundingClientRect().top + (index + 0.5) * pitch - window.innerHeight / 2;
    window.scrollBy({ top: middle, behavior: 'instant' });
  }, [list, focused, index, pitch, drawn]);
}
