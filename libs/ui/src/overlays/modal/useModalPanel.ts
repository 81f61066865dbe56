import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { takePageOver } from './takePageOver';

interface ModalPanel {
  /** For the element that covers the page. */
  scrim: RefObject<HTMLDivElement | null>;
  /** For the element that the person works in. */
  panel: RefObject<HTMLDivElement | null>;
}

/** While it is shown, the page behind is inert and focus is inside; afterwards focus is where it was. */
export function useModalPanel(): ModalPanel {
  const scrim = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Read while rendering: by the time an effect runs, an autoFocus control inside has taken the focus.
  const [returnTo] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    if (!scrim.current || !panel.current) return undefined;
    return takePageOver({ host: scrim.current, panel: panel.current, returnTo });
  }, [returnTo]);
  return { scrim, panel };
}
