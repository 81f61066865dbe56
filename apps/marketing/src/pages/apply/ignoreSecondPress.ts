/**
 * Lets the second half of a double click do nothing: its first half sent a form, and what has come in its place since
 * would have a word selected and lose the focus.
 * @returns what ends it; the next press of its own does so, too
 */
export function ignoreSecondPress(): () => void {
  const end = () => document.removeEventListener('mousedown', refuse);
  // `detail` counts the presses in a row.
  const refuse = (event: MouseEvent) => (event.detail > 1 ? event.preventDefault() : end());
  document.addEventListener('mousedown', refuse);
  return end;
}
