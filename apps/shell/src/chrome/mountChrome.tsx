import { COMPOSED_FOR, composedFor } from '@platform/contract';
import { pageHistory } from '@platform/module-kit';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { showUnexpectedError } from '../document/showUnexpectedError';
import { chromeParts } from './chromeParts';
import { OutletStatus } from './outlet/OutletStatus';
import { ShellRoot } from './ShellRoot';

/** Renders the shell around a module: header and sidebar, the module's state in the outlet, and the footer. */
export function mountChrome(): void {
  const parts = { ...chromeParts(), 'module-status': <OutletStatus /> };
  for (const [id, part] of Object.entries(parts)) renderPart(id, part);
}

/** Renders one part of the shell into its own element of the page. */
export function renderPart(id: string, part: ReactNode): void {
  const element = document.getElementById(id);
  if (element) render(element, <ShellRoot>{part}</ShellRoot>);
}

/**
 * Hydrates the composed markup. Renders from scratch if the page was composed for another address or without markup.
 */
function render(element: HTMLElement, part: ReactNode): void {
  const options = {
    identifierPrefix: `${element.id}-`,
    // React has emptied the element when the task ends; the other parts of the page are unchanged.
    onUncaughtError: (error: unknown) => void setTimeout(() => showUnexpectedError(error, element), 0),
  };
  const isComposed = element.getAttribute(COMPOSED_FOR) === composedFor(pageHistory.location.pathname);
  // From now on, React answers presses in it.
  element.removeAttribute(COMPOSED_FOR);
  if (isComposed) hydrateRoot(element, part, options);
  else createRoot(element, options).render(part);
}
