import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Readonly<Record<string, readonly [row: number, day: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/**
 * The arrow keys go from cell to cell, Home and End to the ends of the week; Tab goes through what is in a cell and then on
 * from the grid.
 * @param keys the keys of the cells, by row
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, keys: readonly (readonly string[])[]) {
  const [chosen, setChosen] = useState('');
  const all = keys.flat();
  const active = all.includes(chosen) ? chosen : (all[0] ?? '');

  const onFocus = ({ target }: FocusEvent) => {
    const key = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    if (key !== undefined) setChosen(key);
  };

  const goTo = (key: string | undefined, event: KeyboardEvent) => {
    if (key === undefined) return;
    event.preventDefault();
    const cell = grid.current?.querySelector(`[data-cell="${CSS.escape(key)}"]`);
    const stop = cell?.querySelector<HTMLElement>('[data-stop]');
    stop?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-stop]')) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.getAttribute('aria-expanded') === 'true') return;
    const row = keys.findIndex((cells) => cells.includes(active));
    const day = keys[row]?.indexOf(active) ?? 0;
    const step = STEPS[event.key];
    // A menu opens with these by itself.
    if (event.target.hasAttribute('aria-haspopup') && step?.[0]) return;
    if (step) goTo(keys[row + step[0]]?.[day + step[1]], event);
    else if (event.key === 'Home') goTo(keys[row]?.[0], event);
    else if (event.key === 'End') goTo(keys[row]?.at(-1), event);
  };

  return { active, onFocus, onKeyDown };
}
