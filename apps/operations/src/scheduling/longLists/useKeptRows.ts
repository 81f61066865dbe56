import { useState, type FocusEvent } from 'react';

/**
 * The places of a windowed list that stay rendered because Tab can reach them: the ones before and after the focus and,
 * from outside, the first and the last. The items need `aria-posinset`.
 */
export function useKeptRows(count: number) {
  const [focused, setFocused] = useState<number>();
  const kept = [0, count - 1, ...(focused === undefined ? [] : [focused - 1, focused, focused + 1])];
  const onFocus = ({ target }: FocusEvent) => {
    const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
    setFocused(place ? Number(place) - 1 : undefined);
  };
  return { kept, onFocus };
}
