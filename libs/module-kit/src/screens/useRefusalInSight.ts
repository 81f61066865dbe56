import { useEffect, useState, type RefObject } from 'react';

/**
 * Scrolls to why a form was refused, once it was tried to send it: the button stands at the foot of a dialog, and keeps the
 * focus, while the reason may be drawn behind it.
 * @returns what is told that it was tried
 */
export function useRefusalInSight(form: RefObject<HTMLElement | null>, isPending: boolean): () => void {
  const [tries, setTries] = useState(0);
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
