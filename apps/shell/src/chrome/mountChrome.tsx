import { COMPOSED_FOR, composedFor } from '@platform/contract';
import { pageHistory } from '@platform/module-kit';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { showUnexpectedError } from '../document/showUnexpectedError';
import { chromeParts } from './chromeParts';
import { followPageFrame } from './outlet/followPageFrame';
import { OutletStatus } from './outlet/OutletStatus';
import { ShellRoot } from './ShellRoot';

/** Draws what the shell puts around a module: header and sidebar above it, its state in its place, the footer below. */
export function mountChrome(): void {
  followPageFrame();
  const parts = { ...chromeParts(), 'module-status': <OutletStatus /> };
  for (const [id, part] of Object.entries(parts)) drawPart(id, part);
}

/** Draws one part of the shell into its own element of the page. */
export function drawPart(id: string, part: ReactNode): void {
  const element = document.getElementById(id);
  if (element) draw(element, <ShellRoot>{part}</ShellRoot>);
}

/** Takes over what the page was composed with; draws anew where it was composed for another address, or without. */
function draw(element: HTMLElement, part: ReactNode): void {
  const options = {
    identifierPrefix: `${element.id}-`,
    // React has emptied the element when the task ends; the other parts of the page stand as they are.
    onUncaughtError: (error: unknown) => void setTimeout(() => showUnexpectedError(error, element), 0),
  };
  const isComposed = element.getAttribute(COMPOSED_FOR) === composedFor(pageHistory.location.pathname);
  if (isComposed) hydrateRoot(element, part, options);
  else createRoot(element, options).render(part);
}
