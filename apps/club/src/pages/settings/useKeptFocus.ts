import type { SaveAttempt } from '@platform/module-kit';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a form after a save or a choice between two versions. The pressed button is then disabled or gone,
 * and the keyboard would start at the top of the page. A person who moved to another field stays there.
 */
export function useKeptFocus(attempt: SaveAttempt<Record<string, unknown>>['kind']): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(attempt);
  useEffect(() => {
    const isOver = before.current !== 'none' && attempt === 'none';
    before.current = attempt;
    if (isOver && isLost(document.activeElement)) form.current?.focus({ preventScroll: true });
  }, [attempt]);
  return form;
}

const isLost = (focused: Element | null): boolean => !focused || focused.matches('body, :disabled');
