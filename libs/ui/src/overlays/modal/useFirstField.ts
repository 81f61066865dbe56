import { useEffect, type RefObject } from 'react';

/** What a person can fill in. */
const FIELD = ['input:not([type="hidden"], [readonly])', 'textarea:not([readonly])', 'select']
  .map((control) => `${control}:not(:disabled)`)
  .join();
/** The place of a field whose code is still loading. */
const COMING = '[data-coming]';

/**
 * Moves focus from a dialog that has just opened to its first field. Its code or data may arrive after the dialog does:
 * until then the dialog has the focus, and a person who moves the focus first keeps it where they put it.
 */
export function useFirstField(panel: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fields = body.current;
    if (!fields) return undefined;
    const enter = (): boolean => {
      if (document.activeElement !== panel.current) return true;
      const field = firstField(fields);
      field?.focus({ preventScroll: true });
      return field !== undefined;
    };
    if (enter()) return undefined;
    const observer = new MutationObserver(() => {
      if (enter()) observer.disconnect();
    });
    observer.observe(fields, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [panel, body]);
}

/** The first field, and of a group of choices the chosen one; none while the first one is still to come. */
function firstField(fields: HTMLElement): HTMLElement | undefined {
  const first = fields.querySelector<HTMLInputElement>(`${FIELD}, ${COMING}`);
  if (!first || first.matches(COMING)) return undefined;
  if (first.type !== 'radio') return first;
  return (
    [...fields.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].find(
      ({ name }) => name === first.name,
    ) ?? first
  );
}
