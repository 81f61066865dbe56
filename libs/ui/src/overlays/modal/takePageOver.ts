interface Takeover {
  /** The overlay's own child of the body. */
  host: HTMLElement;
  /** What takes the focus. */
  panel: HTMLElement;
  /** What gets the focus back in the end. */
  returnTo: Element | null;
}

/**
 * Gives the page to an overlay that hangs on the body: everything beside it is inert (toasts excepted), the focus
 * moves into `panel` unless it is there already. Answers the function that gives the page back, focus included.
 *
 * `inert` instead of a focus trap: the browser keeps keyboard, pointer and screen reader out, and needs no style
 * element, which the page's security policy would refuse.
 */
export function takePageOver({ host, panel, returnTo }: Takeover): () => void {
  const others = [...document.body.children].filter(
    (element) => element !== host && !element.hasAttribute('inert') && !element.hasAttribute('data-toaster'),
  );
  for (const element of others) element.setAttribute('inert', '');
  const root = document.documentElement;
  const outermost = root.dataset['takenOver'] === undefined;
  // The page stops scrolling; where it had a scrollbar, its room stays, so that nothing shifts.
  if (outermost) root.dataset['takenOver'] = window.innerWidth > root.clientWidth ? 'scrolled' : 'whole';
  if (!panel.contains(document.activeElement)) panel.focus({ preventScroll: true });
  return () => {
    for (const element of others) element.removeAttribute('inert');
    if (outermost) delete root.dataset['takenOver'];
    if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus({ preventScroll: true });
  };
}
