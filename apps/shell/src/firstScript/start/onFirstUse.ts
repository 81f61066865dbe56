/** `click` alone comes from assistive technology that presses without a pointer. */
const SIGNS_OF_USE = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const;

/** Calls back when a person presses, types, moves the focus, or points at something that can be pressed. */
export function onFirstUse(run: () => void, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal };
  for (const sign of SIGNS_OF_USE) document.addEventListener(sign, run, options);
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      if (target instanceof Element && target.closest('a, button')) run();
    },
    options,
  );
}
