import { useEffect, useState } from 'react';

/** Longest wait for the paint (milliseconds): a page in the background is not painted. */
const LIMIT_MS = 200;

/**
 * Whether the browser has painted what this component rendered first. Work that begins then, such as running the code of other
 * modules, does not keep the page from being seen.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIsPainted(true), LIMIT_MS);
    // Animation callbacks run before the paint; a task that they start runs after it.
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsPainted(true), 0);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);
  return isPainted;
}
