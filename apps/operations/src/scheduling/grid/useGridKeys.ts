import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Readonly<Record<string, readonly [row: number, day: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};
/** Rows of one Page Up or Page Down. */
const PAGE = 8;

/**
 * The arrow keys move between cells, Home and End to the ends of the week, with Ctrl to the ends of the grid, Page Up
 * and Page Down by several rows; Tab goes through a cell's content and then leaves the grid. A row that is not rendered
 * renders once its cell is active, and then gets the focus.
 * @param keys the keys of the cells, by row
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, keys: readonly (readonly string[])[]) {
  const [chosen, setChosen] = useState('');
  const wanted = useRef<string>(undefined);
  const row = Math.max(
    0,
    keys.findIndex((cells) => cells.includes(chosen)),
  );
  const active = keys[row]?.includes(chosen) ? chosen : (keys[0]?.[0] ?? '');

  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const cell = grid.current?.querySelector(`[data-cell="${CSS.escape(wanted.current)}"]`);
    wanted.current = undefined;
    cell?.querySelector<HTMLElement>('[data-stop]')?.focus();
  });

  const onFocus = ({ target }: FocusEvent) => {
    const found = target.closest<HTMLElement>('[data-cell], [data-at]')?.dataset;
    // Parts of a row outside its cells name their cell.
    const cell = found?.cell ?? found?.at;
    if (cell !== undefined) setChosen(cell);
  };

  const goTo = (key: string | undefined, event: KeyboardEvent) => {
    if (key === undefined) return;
    event.preventDefault();
    if (key === active) return;
    wanted.current = key;
    setChosen(key);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-stop]')) return;
    if (event.metaKey || event.altKey || event.shiftKey || event.target.getAttribute('aria-expanded') === 'true')
      return;
    const cells = keys[row] ?? [];
    const day = Math.max(0, cells.indexOf(active));
    if (event.ctrlKey) {
      if (event.key === 'Home') goTo(keys[0]?.[0], event);
      else if (event.key === 'End') goTo(keys.at(-1)?.at(-1), event);
      return;
    }
    const step = STEPS[event.key];
    // The menu button handles these keys itself.
    if (event.target.hasAttribute('aria-haspopup') && step?.[0]) return;
    if (step) goTo(keys[row + step[0]]?.[day + step[1]], event);
    else if (event.key === 'Home') goTo(cells[0], event);
    else if (event.key === 'End') goTo(cells.at(-1), event);
    else if (event.key === 'PageDown') goTo(keys[Math.min(keys.length - 1, row + PAGE)]?.[day], event);
    else if (event.key === 'PageUp') goTo(keys[Math.max(0, row - PAGE)]?.[day], event);
  };

  return { active, activeRow: row, onFocus, onKeyDown };
}
