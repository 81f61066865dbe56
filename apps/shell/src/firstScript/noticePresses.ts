import { COMPOSED_FOR } from '@platform/contract';

/**
 * Notices the last pressed button, so that the code of a prerendered page can repeat the press once it has arrived
 * (`earlyInput.ts` of the module kit). A button with `data-toggles-early` is answered at once: the styles follow its
 * `aria-expanded`, and so does its code when it hydrates the button.
 */
export function noticePresses(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    Object.assign(window, { pressedLast: button });
    if (!button?.matches(`[${COMPOSED_FOR}] [data-toggles-early]`)) return;
    button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  });
}
