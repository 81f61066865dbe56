import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element's content fits its width. */
export function useFits(element: RefObject<HTMLElement | null>, enabled: boolean): boolean {
  const [fits, setFits] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!enabled || !box) return undefined;
    const measure = () => setFits((box.lastElementChild?.scrollWidth ?? 0) <= box.clientWidth);
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    if (box.lastElementChild) observer.observe(box.lastElementChild);
    return () => observer.disconnect();
  }, [element, enabled]);
  return fits;
}
