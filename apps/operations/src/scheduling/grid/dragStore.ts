import { createStore } from '@platform/session';
import { useSyncExternalStore } from 'react';

/** Why the dragged shift may not be dropped at a place, by the place's key; null without a drag. */
const blocked = createStore<ReadonlyMap<string, string> | null>(null);
/** The place under the dragged shift. */
const over = createStore<string | null>(null);

/** Starts or ends a drag. Only places whose own answer changes render again. */
export const setBlocked = blocked.set;

/** Sets the place under the dragged shift; null for none. */
export const setOver = over.set;

/** Why the dragged shift may not be dropped at a place; undefined if it may, or without a drag. */
export const useBlocked = (place: string): string | undefined =>
  useSyncExternalStore(blocked.subscribe, () => blocked.get()?.get(place));

/** Whether the dragged shift is over a place. */
export const useIsOver = (place: string): boolean => useSyncExternalStore(over.subscribe, () => over.get() === place);
