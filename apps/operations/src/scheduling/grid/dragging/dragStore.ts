import { createStore } from '@platform/session';
import { useSyncExternalStore } from 'react';

/** Why the dragged shift may not be dropped at a place, by the place's key; null without a drag. */
const blocked = createStore<ReadonlyMap<string, string> | null>(null);
/** The place under the dragged shift. */
const over = createStore<string | null>(null);

/** The id of the dragged shift. */
const dragged = createStore<string | null>(null);

/** Sets the id of the dragged shift; null at the end of the drag. */
export const setDragged = dragged.set;

/**
 * The id of the dragged shift if it is one of these; null otherwise. Its card must stay rendered: without it, the end of
 * the drag would fire no event.
 */
export const useDraggedOf = (shifts: readonly { id: string }[]): string | null =>
  useSyncExternalStore(dragged.subscribe, () => {
    const id = dragged.get();
    return id !== null && shifts.some((shift) => shift.id === id) ? id : null;
  });

/** Starts or ends a drag. Only places whose own answer changes render again. */
export const setBlocked = blocked.set;

/** Sets the place under the dragged shift; null for none. */
export const setOver = over.set;

/** Why the dragged shift may not be dropped at a place; undefined if it may, or without a drag. */
export const useBlocked = (place: string): string | undefined =>
  useSyncExternalStore(blocked.subscribe, () => blocked.get()?.get(place));

/** Whether the dragged shift is over a place. */
export const useIsOver = (place: string): boolean => useSyncExternalStore(over.subscribe, () => over.get() === place);
