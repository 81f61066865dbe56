import { token } from '@platform/ui';
import { memo, useMemo } from 'react';
import { styled } from 'styled-components';
import type { GridRow } from '../rules/gridRows';
import type { PlacedShift } from '../rules/shift/shiftPlan';
import { cellKey, placeOf } from './dragging/blockedCells';
import { useBlocked, useDraggedOf, useIsOver } from './dragging/dragStore';
import { dayName } from '../words/formats';
import { useScheduleActions } from '../shift/ScheduleActions';
import type { CellLook } from '../shift/cellLook';
import { MoreShifts } from './MoreShifts';
import { cardsOf, LEAST_REM } from './rowHeight';
import { ShiftCard } from '../shift/ShiftCard';
import { addLook } from '../shift/shiftLook';
import { BrokenRule } from './dragging/BrokenRule';

interface GridCellProps {
  row: GridRow;
  day: string;
  shifts: readonly PlacedShift[];
  isToday: boolean;
  /** Whether Tab stops at it. */
  isActive: boolean;
  /** Why the person is away, such as "Time off". */
  away: string | undefined;
  look: CellLook;
  /** Whether every shift has a card, however many there are. */
  isAll: boolean;
}

/** A day of a row: its shifts, and a button that adds one. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { row, day, shifts, isToday, isActive, away, look, isAll } = props;
  const { onAdd } = useScheduleActions();
  const key = cellKey(row, day);
  const blocked = useBlocked(key);
  const isOver = useIsOver(key);
  const cards = cardsOf(shifts.length, isAll);
  const others = useMemo(() => shifts.slice(cards), [shifts, cards]);
  const dragged = useDraggedOf(others);
  const adds = shifts.length === 0 || row.kind !== 'person';
  return (
    <Cell
      role="gridcell"
      data-cell={key}
      data-today={isToday || undefined}
      data-over={isOver ? '' : undefined}
      data-blocked={blocked === undefined ? undefined : ''}
    >
      <Inside>
        {away !== undefined && <Away title={away}>{away}</Away>}
        {shifts.map((shift, place) =>
          place >= cards && shift.id !== dragged ? null : (
            <ShiftCard
              key={shift.id}
              shift={shift}
              title={row.kind === 'role' ? look.nameOf(shift.staffId) : titleOf(row, shift)}
              isActive={isActive}
              look={look}
            />
          ),
        )}
        {others.length > 0 && <MoreShifts row={row} day={day} count={others.length} isActive={isActive} />}
        {adds && (
          <Add
            type="button"
            data-stop=""
            data-empty={shifts.length === 0 || undefined}
            tabIndex={isActive ? 0 : -1}
            aria-label={`Add a shift: ${row.label}, ${dayName(day)}`}
            onClick={() => onAdd(placeOf(row, day))}
          />
        )}
        {blocked !== undefined && isOver && <BrokenRule>{blocked}</BrokenRule>}
      </Inside>
    </Cell>
  );
}, isSameCell);

/** Rows and lists are new objects after every change of the week, but a cell's part is mostly the same. */
function isSameCell(one: GridCellProps, other: GridCellProps): boolean {
  return (
    one.row.key === other.row.key &&
    one.row.label === other.row.label &&
    one.row.detail === other.row.detail &&
    one.day === other.day &&
    one.isToday === other.isToday &&
    one.isActive === other.isActive &&
    one.away === other.away &&
    one.look === other.look &&
    one.isAll === other.isAll &&
    one.shifts.length === other.shifts.length &&
    one.shifts.every((shift, place) => shift === other.shifts[place])
  );
}

/** In a person's row the place says more than the role, if the role is the person's own. */
const titleOf = (row: GridRow, { role, location }: PlacedShift): string =>
  row.kind === 'person' && row.detail === role ? (location ?? role) : role;

const Cell = styled.td`
  display: flex;
  min-width: 0;
  padding: 0;
  border-bottom: 1px solid ${token.color.line};
  border-left: 1px solid ${token.color.line};
  &[data-today] {
    background: color-mix(in srgb, ${token.color.waterSoft} 45%, transparent);
  }
  &[data-over] {
    background: ${token.color.waterSoft};
    box-shadow: inset 0 0 0 2px ${token.color.water};
  }
  &[data-blocked] {
    background: repeating-linear-gradient(
      135deg,
      transparent 0 7px,
      color-mix(in srgb, ${token.color.danger} 16%, transparent) 7px 9px
    );
  }
  &[data-blocked] [data-shift] {
    opacity: 0.45;
  }
  &[data-blocked][data-over] {
    box-shadow: inset 0 0 0 2px ${token.color.danger};
  }
`;

const Inside = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${token.space.hair};
  min-width: 0;
  min-height: ${LEAST_REM}rem;
  padding: ${token.space.hair};
  @media print {
    min-height: 1.875rem;
  }
`;

const Add = styled.button`
  flex: 1 0 1.5rem;
  display: grid;
  place-items: center;
  ${addLook}
`;

const Away = styled.span`
  padding: 0 ${token.space.xxs};
  color: ${token.color.inkMuted};
  font-size: 0.75rem;
  font-weight: ${token.weight.medium};
  line-height: ${token.leading.control};
  [data-tight] & {
    overflow: hidden;
    padding: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
