import { createStore } from '@platform/session';
import { useSyncExternalStore } from 'react';

/** Why the dragged shift may not come to stand in a cell, by the key of the cell; null while nothing is dragged. */
const store = createStore<ReadonlyMap<string, string> | null>(null);

/** Begins or ends a drag. Only the cells whose own answer changes are drawn again. */
export const setBlocked = store.set;

/** Why the dragged shift may not come to stand in a cell; undefined where it may, or while nothing is dragged. */
export const useBlocked = (cell: string): string | undefined =>
  useSyncExternalStore(store.subscribe, () => store.get()?.get(cell));
