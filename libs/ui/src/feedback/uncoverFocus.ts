/**
 * Scrolls the focused element and its error message until nothing at the foot of the window covers them (WCAG 2.2,
 * 2.4.11). In a low window, a toast can cover the very field that it is about.
 */
export function uncoverFocus(cover: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || cover.contains(focused)) return;
  const above = cover.getBoundingClientRect();
  // In front of a dialog it lies at the head of a phone, and the page does not scroll.
  if (above.top < window.innerHeight - above.bottom) return;
  const control = focused.getBoundingClientRect();
  if (control.right <= above.left || control.left >= above.right) return;
  const errors = errorsOf(focused).map((error) => error.getBoundingClientRect());
  const top = Math.min(control.top, ...errors.map((error) => error.top));
  const covered = Math.max(control.bottom, ...errors.map((error) => error.bottom)) - above.top;
  // As far as it stays in sight at the other end. Of a control alone, only where much of it is hidden.
  const leastCovered = errors.length > 0 ? 0 : control.height / 2;
  if (covered > leastCovered) window.scrollBy(0, Math.min(covered + 8, top));
}

/** What is wrong with a control, in its own field or in the group that it belongs to. */
function errorsOf(control: Element): Element[] {
  return [control, control.closest('fieldset')].flatMap((described) => {
    const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const errors = ids.filter((id) => id.endsWith('-error')).map((id) => document.getElementById(id));
    return errors.filter((error) => error !== null);
  });
}
