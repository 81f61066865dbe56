import { COMPOSED_FOR, composedFor, type ManifestModule } from '@platform/contract';
import { pageHistory } from '@platform/module-kit';

/** The element with the composed markup, until a module has taken it. */
export function composedMarkup(outlet: HTMLElement): HTMLElement | undefined {
  const [first] = outlet.children;
  return first instanceof HTMLElement && first.hasAttribute(COMPOSED_FOR) ? first : undefined;
}

/**
 * Hands the page's own markup to a module, once.
 * @returns the element, and whether it holds exactly what the module would render at the current address
 */
export function takeComposedMarkup(
  outlet: HTMLElement,
  module: ManifestModule,
): { element: HTMLElement; isCurrent: boolean } | undefined {
  const element = composedMarkup(outlet);
  if (!element) return undefined;
  const isCurrent = element.getAttribute(COMPOSED_FOR) === composedFor(pageHistory.location.pathname, module);
  element.removeAttribute(COMPOSED_FOR);
  return { element, isCurrent };
}

/**
 * Removes the composed markup when a person goes elsewhere before a module has taken it.
 * @returns how to stop
 */
export function dropComposedOnLeaving(outlet: HTMLElement, onDropped: () => void): () => void {
  const { pathname } = pageHistory.location;
  return pageHistory.subscribe(() => {
    const element = composedMarkup(outlet);
    if (!element || pageHistory.location.pathname === pathname) return;
    element.remove();
    onDropped();
  });
}
