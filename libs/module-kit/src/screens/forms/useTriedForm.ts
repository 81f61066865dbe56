import { focusFirstError } from '@platform/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Shows why a form could not be sent. A field with an error gets the focus. Otherwise the reason is scrolled into view:
 * the button at the foot of a dialog keeps the focus and may hide the reason.
 * @returns call it when the person has tried
 */
export function useTriedForm(form: RefObject<HTMLElement | null>, isPending: boolean): () => void {
  const [tries, setTries] = useState(0);
  const isOnField = useRef(false);
  useEffect(() => {
    if (tries > 0 && form.current) isOnField.current = focusFirstError(form.current);
  }, [form, tries]);
  useEffect(() => {
    // Beside a field in error, a reason far below would scroll that field out of sight.
    if (tries === 0 || isPending || isOnField.current) return undefined;
    return afterLayout(() => form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' }));
  }, [form, tries, isPending]);
  return () => setTries((count) => count + 1);
}

/** In the next frame a dialog learns its new height; in the one after, its foot is in place. */
function afterLayout(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then);
  });
  return () => cancelAnimationFrame(frame);
}
