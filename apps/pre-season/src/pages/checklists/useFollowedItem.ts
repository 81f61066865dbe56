import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ChecklistItem } from '../../source/checklist';

/**
 * Keeps the focus on an item that moves from one group of the card to another: its row is rendered again there, and a
 * person who uses the keyboard would begin at the top of the page again.
 */
export function useFollowedItem(card: RefObject<HTMLElement | null>): (item: ChecklistItem) => void {
  const followed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!followed.current || card.current?.contains(document.activeElement)) return;
    card.current?.querySelector<HTMLElement>(`[data-item="${followed.current}"] input`)?.focus();
    followed.current = null;
  });
  return ({ id }) => {
    followed.current = id;
  };
}
