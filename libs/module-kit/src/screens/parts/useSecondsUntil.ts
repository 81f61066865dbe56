import { useEffect, useState } from 'react';

/** Whole seconds left until a moment (milliseconds since 1970), counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const count = () => {
      const now = secondsUntil(moment);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 250);
    count();
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
