import { useSyncExternalStore } from 'react';
import type { PlacedShift } from '../rules/shiftPlan';

/** What is dragged, and why it may not come to stand in a cell, by the key of the cell. */
interface Drag {
  shift: PlacedShift;
  blocked: ReadonlyMap<string, string>;
}

let drag: Drag | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Begins or ends a drag. Only the cells whose own answer changes are drawn again. */
export function setDrag(next: Drag | null): void {
  drag = next;
  for (const listener of listeners) listener();
}

export const draggedShift = (): PlacedShift | null => drag?.shift ?? null;

/** Why the dragged shift may not come to stand in a cell; undefined where it may, or while nothing is dragged. */
export const useBlocked = (cell: string): string | undefined =>
  useSyncExternalStore(subscribe, () => drag?.blocked.get(cell));
