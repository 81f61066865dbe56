import { startTransition, useOptimistic } from 'react';

/**
 * Shows a choice with the press, and renders what depends on it afterwards, in pieces between which the browser answers
 * further presses. For choices of a view: a form that is sent meanwhile would still have the old value.
 * @param value the choice in force
 * @returns the choice to show, and the function that chooses
 */
export function useChosenAtOnce<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [shown: Value, choose: (value: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return [shown, choose];
}
