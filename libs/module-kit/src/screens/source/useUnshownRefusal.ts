import { useCallback, useEffect, useRef } from 'react';
import { toastFailure } from '../failures/toastFailure';

/** Keeps the refusal of a change until the part of the page that asked shows it. */
interface UnshownRefusal {
  /** Keeps a refusal; says it at once if the part is gone already, such as a dialog that the person has closed. */
  keep: (error: Error) => void;
  /** The part shows it, or the caller of the change handles it. */
  forget: () => void;
}

/**
 * Says a refusal in the corner when the part of the page that asked goes before it shows the refusal. After a conflict the
 * page reads its rows again: a request that another person has decided meanwhile leaves its list, and without words it
 * would look as if it was decided as asked.
 */
export function useUnshownRefusal(): UnshownRefusal {
  const refusal = useRef<Error | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (refusal.current) say(refusal.current);
      refusal.current = null;
    };
  }, []);
  const keep = useCallback((error: Error) => {
    if (isGone.current) say(error);
    else refusal.current = error;
  }, []);
  const forget = useCallback(() => {
    refusal.current = null;
  }, []);
  return { keep, forget };
}

const say = (error: Error): void => toastFailure('The change was not saved', error);
