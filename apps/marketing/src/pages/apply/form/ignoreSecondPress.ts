/**
 * Ignores the second half of a double click. The first half sent a form, and the second would select a word in the
 * content that replaced it and move the focus.
 * @returns a function that stops this; the next separate press also stops it
 */
export function ignoreSecondPress(): () => void {
  const end = () => document.removeEventListener('mousedown', refuse);
  // `detail` counts consecutive presses.
  const refuse = (event: MouseEvent) => (event.detail > 1 ? event.preventDefault() : end());
  document.addEventListener('mousedown', refuse);
  return end;
}
