import { focusFirstError } from '@platform/ui';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Shows a person who tried to send a form what keeps it from being sent. A field with an error gets the focus. Without
 * one, the reason that came back is scrolled into sight: the button at the foot of a dialog keeps the focus, and the
 * reason may be drawn behind it.
 * @returns to be called when the person has tried
 */
export function useTriedForm(form: RefObject<HTMLElement | null>, isPending: boolean): () => void {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0 && form.current) focusFirstError(form.current);
  }, [form, tries]);
  useEffect(() => {
    if (tries === 0 || isPending) return undefined;
    return afterLayout(() => form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' }));
  }, [form, tries, isPending]);
  return () => setTries((count) => count + 1);
}

/** The next frame tells a dialog how long it has become; the one after has its foot where it stays. */
function afterLayout(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then);
  });
  return () => cancelAnimationFrame(frame);
}
