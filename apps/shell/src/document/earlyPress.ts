/** Whether a person pressed a button of the composed page before its code arrived; theme.js notes it. */
export const wasPressedEarly = (button: HTMLButtonElement | null): boolean =>
  button !== null && (window as { pressedLast?: Element | null }).pressedLast === button;
