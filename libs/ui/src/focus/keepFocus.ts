import { focusNearest, placesAround } from './placesAround';

/** The elements that can get the focus after a dialog or drawer closes, by its child of the body. */
const afterOverlays = new WeakMap<Element, readonly Element[]>();

/**
 * Keeps the focus on the page when the control that has it goes away or is disabled: a row that is deleted, a button that
 * has done its work, a dialog whose button is gone, a form that is being saved. Without this, a keyboard would start again
 * at the top of the page, and a screen reader would say nothing. What the page focuses by itself comes first. Called once
 * for a page, by the shell.
 */
export function keepFocus(): void {
  const { activeElement } = document;
  // The page may have the focus already: this code comes after its first load.
  let places: readonly Element[] = activeElement && !isFree() ? placesAround(activeElement, []) : [];
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    // A message comes and goes beside what a person is doing.
    if (target.closest('[data-toaster]'))
      places = [target, ...places.filter((place) => !place.closest('[data-toaster]'))];
    else places = placesAround(target, afterOverlayOf(target, places));
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget || !(target instanceof Element)) return;
    // Browsers tell this of a control that is removed or disabled, too. A person gives the focus away by pressing beside
    // it.
    setTimeout(() => {
      if (isFree() && places[0] === target && !isOut(target)) places = [];
    }, 0);
  });
  const restore = () => {
    // A control that is disabled while it waits for an answer has the focus again afterwards.
    const isWaiting = places[0]?.isConnected === true && places[0].matches(':disabled');
    if (isFree() && !isWaiting) focusNearest(places);
  };
  new MutationObserver(() => {
    // In the next task: an overlay that closes may still give the focus back.
    if (places.length > 0 && isFree()) setTimeout(restore, 0);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

const isOut = (control: Element): boolean => !control.isConnected || control.matches(':disabled');
const isFree = (): boolean => !document.activeElement || document.activeElement === document.body;

/** @param before where the focus was before it came into the overlay */
function afterOverlayOf(element: Element, before: readonly Element[]): readonly Element[] {
  const overlay = element.closest('[data-dialog], [data-drawer]');
  if (!overlay) return [];
  const known = afterOverlays.get(overlay) ?? before;
  afterOverlays.set(overlay, known);
  return known;
}
