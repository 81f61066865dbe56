/** Whether a person pressed a button of the composed page before its code was there, as the shell's theme.js noted. */
export const wasPressedEarly = (button: HTMLButtonElement | null): boolean =>
  button !== null && (window as { pressedLast?: Element | null }).pressedLast === button;
