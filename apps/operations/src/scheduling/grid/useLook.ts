import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { sundayOf } from '../../shared/week';
import type { ScheduleRows } from '../page/useScheduleRows';
import type { GridRow } from '../rules/gridRows';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { blockWhileDragging } from './blockWhileDragging';
import type { CellLook } from './cellLook';
import { roleColors } from './roleColors';
import type { ScheduleActions } from './ScheduleActions';
import { shiftInWords } from './shiftWords';

interface Around extends Pick<ScheduleActions, 'onEdit'> {
  grid: RefObject<HTMLTableElement | null>;
  lines: readonly GridRow[];
  days: readonly string[];
  /** Told the key of the row from which a shift is dragged; null once it is not. */
  onDragged: (row: string | null) => void;
}

/** What the cells share. It stays the same object while shifts change: then only the cells of those are drawn again. */
export function useLook(
  { people, roles, facts }: ScheduleRows,
  { grid, lines, days, onEdit, onDragged }: Around,
): CellLook {
  const { basePath, timeZone, today } = useSchedulingSource();
  const newest = useRef({ facts, lines, days, onEdit });
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    newest.current = { facts, lines, days, onEdit };
  });
  // A grid that goes while a shift is dragged hears nothing of its end.
  useEffect(() => () => stop.current?.(), []);
  return useMemo(() => {
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const wording = { timeZone, today: today(), nameOf: (id: string) => names.get(id) };
    return {
      timeZone,
      colorOf: roleColors(roles, people),
      wordsOf: (shift) => shiftInWords(shift, wording),
      nameOf: (staffId) => (staffId === null ? 'Open' : (names.get(staffId) ?? 'A former colleague')),
      linkOf: ({ id, day }) => `${basePath}?week=${sundayOf(day)}&shift=${id}`,
      onOpen: (shift) => newest.current.onEdit(shift),
      onDragStart(shift) {
        const from = newest.current.lines.find(({ byDay }) => byDay.get(shift.day)?.includes(shift));
        onDragged(from?.key ?? null);
        stop.current = blockWhileDragging(shift, { ...newest.current, grid: grid.current });
      },
      onDragEnd() {
        stop.current?.();
        onDragged(null);
      },
    };
  }, [grid, people, roles, basePath, timeZone, today, onDragged]);
}
