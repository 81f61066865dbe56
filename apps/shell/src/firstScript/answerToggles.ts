import { COMPOSED_FOR } from '@platform/contract';

/** A toggle whose code has not arrived. */
const TOGGLE = `[${COMPOSED_FOR}] [data-toggles-early]`;

/**
 * Opens and closes the menu of a prerendered header before its code arrives, as that code does later: the toggle opens
 * and closes it, and Escape, a press elsewhere and the focus elsewhere close it. The styles follow `aria-expanded`, and
 * the code takes the state from there when it hydrates the toggle.
 */
export function answerToggles(): void {
  document.addEventListener('click', ({ target }) => {
    const toggle = target instanceof Element ? target.closest<HTMLElement>(TOGGLE) : null;
    if (toggle) setOpen(toggle, !isOpen(toggle));
    else closeBeside(target);
  });
  document.addEventListener('focusin', ({ target }) => closeBeside(target));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const toggle of openToggles()) {
      setOpen(toggle, false);
      toggle.focus();
    }
  });
}

function closeBeside(target: EventTarget | null): void {
  for (const toggle of openToggles()) {
    if (target instanceof Node && !toggle.closest('header')?.contains(target)) setOpen(toggle, false);
  }
}

const openToggles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(TOGGLE)].filter(isOpen);

const isOpen = (toggle: HTMLElement): boolean => toggle.getAttribute('aria-expanded') === 'true';

const setOpen = (toggle: HTMLElement, open: boolean): void => toggle.setAttribute('aria-expanded', String(open));
