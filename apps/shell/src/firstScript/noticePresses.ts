/**
 * Notices the last pressed button, so that the code of a prerendered page can repeat the press once it has arrived
 * (`earlyInput.ts` of the module kit).
 */
export function noticePresses(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    Object.assign(window, { pressedLast: button });
  });
}
