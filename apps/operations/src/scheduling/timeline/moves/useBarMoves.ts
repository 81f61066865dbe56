import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { followedNow, movingNow, setFollowed } from '../moving';
import { applyMove, endMove, shiftAt, type BarDay } from './barMoves';
import { dragBar } from './dragBar';
import { stepBar } from './stepBar';

/**
 * Moves bars by dragging them or their edges with a pointer, and by keys: with Shift held, the arrows move a shift to
 * another time or person; with Alt as well, only its end. Releasing Shift applies it, Escape cancels.
 */
export function useBarMoves(day: BarDay) {
  const newest = useRef(day);
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    newest.current = day;
    focusFollowed(day);
  });
  // A day that unmounts during a drag gets no end event.
  useEffect(
    () => () => {
      release.current?.();
      setFollowed(null);
    },
    [],
  );

  const stopDragging = () => {
    release.current?.();
    release.current = undefined;
  };
  const cancel = () => {
    stopDragging();
    endMove();
  };

  return {
    onPointerDown(press: PointerEvent) {
      release.current = dragBar(press, () => newest.current, stopDragging) ?? release.current;
    },
    /** Returns whether the key was for a shift. */
    onKeyDown(event: KeyboardEvent): boolean {
      if (event.key !== 'Escape' || !movingNow() || !shiftAt(event.target, newest.current.shifts))
        return stepBar(event, newest.current);
      cancel();
      return true;
    },
    onKeyUp({ key }: KeyboardEvent) {
      if (key !== 'Shift' || !movingNow()?.byKeys) return;
      stopDragging();
      applyMove(newest.current);
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget !== null && movingNow()?.byKeys) cancel();
    },
  };
}

/** Focuses the bar that keys have moved to another row, once it is rendered there. */
function focusFollowed({ grid }: BarDay): void {
  const followed = followedNow();
  if (followed === null || document.activeElement !== document.body) return;
  const bar = grid.current?.querySelector<HTMLElement>(`[data-shift="${followed}"] a`);
  if (!bar) return;
  setFollowed(null);
  bar.focus();
}
