import type { MouseEvent } from 'react';

/** Opens a link by script, where it is pressed without a key: others open a tab or a window, which is the browser's. */
export function openPlainly(event: MouseEvent, open: () => void): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  open();
}
