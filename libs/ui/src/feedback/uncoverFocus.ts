/**
 * Scrolls what has the focus clear of something that has come to lie over it at the foot of the window (WCAG 2.2, 2.4.11):
 * in a low window, a toast is as high as the field that it tells about.
 */
export function uncoverFocus(cover: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || cover.contains(focused)) return;
  const above = cover.getBoundingClientRect();
  const below = focused.getBoundingClientRect();
  const isBeside = below.right <= above.left || below.left >= above.right;
  const covered = below.bottom - above.top;
  // As far as it stays in sight at the other end, and only where much of it is hidden.
  if (!isBeside && covered > below.height / 2) window.scrollBy(0, Math.min(covered + 8, below.top));
}
