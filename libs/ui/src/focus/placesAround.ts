/** Items of a list: where one is gone, the one beside it is nearer than the list. */
const ITEM = 'li, tr, article, [role="row"], [role="listitem"]';
/** Parts of a page in which a person finds their way again. */
const PART =
  'main, section, fieldset, form, [role="dialog"], [role="group"], [role="region"], [role="tabpanel"], [role="radiogroup"]';

/**
 * An element, and where the keyboard goes on once it is gone: the items and parts of the page around it, the nearest
 * first.
 * @param after the places to try next, once the overlay around the element is gone too
 */
export function placesAround(element: Element, after: readonly Element[]): Element[] {
  const places = [element];
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
    if (around !== element && around.matches(`${ITEM}, ${PART}`)) places.push(around);
    if (around.matches(ITEM)) places.push(...besideOf(around));
    // A menu has its name from its button.
    if (around.matches('[role="menu"]')) places.push(...labelsOf(around));
  }
  return [...places, ...after];
}

/** Focuses the first of these places that is still there, or the page's content, and does not scroll. */
export function focusNearest(places: readonly Element[]): void {
  const content = document.querySelector('main');
  [...places, content].some((place) => place instanceof HTMLElement && place.isConnected && takesFocus(place));
}

const besideOf = ({ nextElementSibling, previousElementSibling }: Element): Element[] =>
  [nextElementSibling, previousElementSibling]
    .filter((beside) => beside !== null)
    .filter((beside) => beside.matches(ITEM));

const labelsOf = (element: Element): Element[] => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)).filter((label) => label !== null);
};

/** An element that is not a control can take the focus only until it loses it. */
function takesFocus(place: HTMLElement): boolean {
  const isMade = place.tabIndex < 0 && !place.hasAttribute('tabindex');
  if (isMade) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const isFocused = document.activeElement === place;
  const forget = () => place.removeAttribute('tabindex');
  if (isMade && isFocused) place.addEventListener('blur', forget, { once: true });
  else if (isMade) forget();
  return isFocused;
}
