import { memo } from 'react';
import type { GridRow } from '../rules/gridRows';
import type { PlacedShift } from '../rules/shift/shiftPlan';
import { cellKey } from './dragging/blockedCells';
import type { CellLook } from '../shift/cellLook';
import { GridCell } from './GridCell';
import { Row } from './gridFrame';
import { RowHead, RowHours } from './RowHead';
import { TALL_REM } from './rowHeight';

interface WeekRowProps {
  row: GridRow;
  /** Its place among all rows, from 0. */
  place: number;
  rem: number;
  days: readonly string[];
  today: string;
  /** The day at which Tab stops; undefined in the other rows. */
  activeDay: string | undefined;
  /** Why people are away, by the key of a cell. */
  away: ReadonlyMap<string, string | undefined>;
  look: CellLook;
  isAll: boolean;
  /** Hours in a week beyond which a person has overtime. */
  cap: number;
  /** Of the hours. */
  decimals: number;
}

const NO_SHIFTS: readonly PlacedShift[] = [];

/** A person, a role or the open shifts, day by day. While the page scrolls, the rows that stay do not render again. */
export const WeekRow = memo(function WeekRow(props: WeekRowProps) {
  const { row, place, rem, days, today, activeDay, away, look, isAll, cap, decimals } = props;
  return (
    <Row
      role="row"
      aria-rowindex={place + 2}
      data-line={row.key}
      data-kind={row.kind}
      style={{ minHeight: `${rem}rem` }}
    >
      <RowHead row={row} isTall={rem > TALL_REM} />
      {days.map((day) => (
        <GridCell
          key={day}
          row={row}
          day={day}
          shifts={row.byDay.get(day) ?? NO_SHIFTS}
          isToday={day === today}
          isActive={day === activeDay}
          away={away.get(cellKey(row, day))}
          look={look}
          isAll={isAll}
        />
      ))}
      <RowHours row={row} cap={cap} decimals={decimals} />
    </Row>
  );
});
