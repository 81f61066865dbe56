let at = 0;

/** When a person last pressed a key or pointed at something on this page, by performance.now(); 0 before the first time. */
export const lastInteraction = (): number => at;

/** Records when a person presses a key or uses the pointer. */
export function followInteractions(): void {
  const note = ({ timeStamp }: Event) => void (at = timeStamp);
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, note, { capture: true, passive: true });
}
