import type { MouseEvent } from 'react';

/** Opens a link by script on a plain click; with a modifier key, the browser opens a tab or a window. */
export function openPlainly(event: MouseEvent, open: () => void): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  open();
}
