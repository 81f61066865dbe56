import { createStore } from '@platform/session';
import { useSyncExternalStore } from 'react';
import type { NewTimes } from '../shift/ScheduleActions';
import type { PlacedShift } from '../rules/shift/shiftPlan';

/** A shift being moved to other times or another person; nothing is saved yet. */
export interface Moving extends NewTimes {
  shift: PlacedShift;
  /** The key of the target row. */
  row: string;
  /** The hard rule that refuses it there. */
  refused: string | null;
  copies: boolean;
  /** Whether keys move it: then it is announced, too. */
  byKeys: boolean;
}

const store = createStore<Moving | null>(null);

export const setMoving = store.set;
export const movingNow = store.get;

/** The shift being moved. */
export const useMoving = (): Moving | null => useSyncExternalStore(store.subscribe, store.get);

/** The same, for the target row. */
export const useMovingTo = (row: string): Moving | null =>
  useSyncExternalStore(store.subscribe, () => (store.get()?.row === row ? store.get() : null));

/** The shift that keys have moved to another row. It gets the focus there when it renders. */
const followed = createStore<string | null>(null);

export const setFollowed = followed.set;
export const followedNow = followed.get;

/** The id of that shift if it is one of these; null otherwise. */
export const useFollowed = (shifts: readonly { id: string }[]): string | null =>
  useSyncExternalStore(followed.subscribe, () => {
    const id = followed.get();
    return id !== null && shifts.some((shift) => shift.id === id) ? id : null;
  });

/** Whether a shift is being moved away from its place. False for a copy. */
export const useIsMoved = (shiftId: string): boolean =>
  useSyncExternalStore(store.subscribe, () => store.get()?.shift.id === shiftId && !store.get()?.copies);
