import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { ScheduleRows } from '../page/useScheduleRows';
import type { GridRow } from '../rules/gridRows';
import { blockWhileDragging } from './blockWhileDragging';
import type { CellLook } from './cellLook';
import { setDragged } from './dragStore';
import { useShiftLook } from './useShiftLook';

interface Around {
  grid: RefObject<HTMLTableElement | null>;
  lines: readonly GridRow[];
  days: readonly string[];
  /** Told the key of the row from which a shift is dragged; null once it is not. */
  onDragged: (row: string | null) => void;
}

/** What the cells share. It stays the same object while shifts change: then only the cells of those are drawn again. */
export function useLook(rows: ScheduleRows, { grid, lines, days, onDragged }: Around): CellLook {
  const look = useShiftLook(rows);
  const { facts } = rows;
  const newest = useRef({ facts, lines, days });
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    newest.current = { facts, lines, days };
  });
  // A grid that goes while a shift is dragged hears nothing of its end.
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
