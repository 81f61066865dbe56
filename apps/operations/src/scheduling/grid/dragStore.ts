import { useSyncExternalStore } from 'react';

/** Why the dragged shift may not come to stand in a cell, by the key of the cell. */
type Blocked = ReadonlyMap<string, string>;

let blocked: Blocked | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Begins or ends a drag. Only the cells whose own answer changes are drawn again. */
export function setBlocked(next: Blocked | null): void {
  blocked = next;
  for (const listener of listeners) listener();
}

/** Why the dragged shift may not come to stand in a cell; undefined where it may, or while nothing is dragged. */
export const useBlocked = (cell: string): string | undefined =>
  useSyncExternalStore(subscribe, () => blocked?.get(cell));
