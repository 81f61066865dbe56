import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { ScheduleRows } from '../manager/useScheduleRows';
import type { GridRow } from '../rules/gridRows';
import { blockWhileDragging } from './dragging/blockWhileDragging';
import type { CellLook } from '../shift/cellLook';
import { setDragged } from './dragging/dragStore';
import { useShiftLook } from '../shift/useShiftLook';

interface Around {
  grid: RefObject<HTMLTableElement | null>;
  lines: readonly GridRow[];
  days: readonly string[];
  /** Called with the key of the row that a shift is dragged from; null at the end of the drag. */
  onDragged: (row: string | null) => void;
}

/**
 * Shared by the cells. It stays the same object while shifts change, so that only cells with changed shifts render
 * again.
 */
export function useLook(rows: ScheduleRows, { grid, lines, days, onDragged }: Around): CellLook {
  const look = useShiftLook(rows);
  const { facts } = rows;
  const newest = useRef({ facts, lines, days });
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    newest.current = { facts, lines, days };
  });
  // A grid that unmounts during a drag gets no end event.
  useEffect(
    () => () => {
      stop.current?.();
      setDragged(null);
    },
    [],
  );
  return useMemo(
    () => ({
      ...look,
      onDragStart(shift) {
        const from = newest.current.lines.find(({ byDay }) => byDay.get(shift.day)?.includes(shift));
        onDragged(from?.key ?? null);
        setDragged(shift.id);
        stop.current = blockWhileDragging(shift, { ...newest.current, grid: grid.current });
      },
      onDragEnd() {
        stop.current?.();
        setDragged(null);
        onDragged(null);
      },
    }),
    [look, grid, onDragged],
  );
}
