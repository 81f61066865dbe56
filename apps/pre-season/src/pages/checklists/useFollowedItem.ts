import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ChecklistItem } from '../../source/rows/checklist';

/**
 * Keeps the focus on an item that moves to another group of the card. Its row renders again there, and a keyboard user
 * would otherwise start at the top of the page.
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
