import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** How each open overlay closes. */
const closers = new Map<Element, () => void>();

/**
 * Closes the dialog or drawer in front as Escape does, so it may ask about unsaved input first or stay open while it saves.
 * @returns whether there is one
 */
export function closeFrontOverlay(): boolean {
  const front = overlays().at(-1);
  const close = front && closers.get(front);
  close?.();
  return close !== undefined;
}

/**
 * Closes an overlay on Escape, unless an open list inside has handled the key. The page behind is inert, so a key counts for
 * the overlay in front, too, while nothing has the focus: a button loses it while it waits, or when its row goes.
 * @returns the handler for keys inside the overlay
 */
export function useEscape(scrim: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const overlay = scrim.current;
    if (!overlay) return undefined;
    closers.set(overlay, () => close.current());
    return () => void closers.delete(overlay);
  }, [scrim]);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isFree = event.target === document.body;
      const isInFront = scrim.current !== null && scrim.current === overlays().at(-1);
      if (event.key === 'Escape' && !event.defaultPrevented && isFree && isInFront) close.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [scrim]);
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
}

/** The open dialogs and drawers, the one in front last. */
const overlays = () => [...document.querySelectorAll('[data-dialog], [data-drawer]')];
