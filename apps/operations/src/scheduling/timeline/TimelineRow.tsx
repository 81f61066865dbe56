import { token } from '@platform/ui';
import { memo, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { placeOf } from '../grid/dragging/blockedCells';
import type { ShiftLook } from '../shift/cellLook';
import { useBlocked } from '../grid/dragging/dragStore';
import { shortPeriod } from '../words/formats';
import { RowHead, RowHours } from '../grid/RowHead';
import { MANY } from '../grid/rowHeight';
import { useScheduleActions } from '../shift/ScheduleActions';
import type { GridRow } from '../rules/gridRows';
import type { PlacedShift } from '../rules/shift/shiftPlan';
import type { Hour, Span } from './clubDay';
import type { lanesOf } from './lanes';
import { useMovingTo } from './moving';
import { useLaneWindow } from './useLaneWindow';
import { ShiftBar } from './ShiftBar';
import { LANE_REM, Row, stretch, Track } from './timelineFrame';
import { addLook } from '../shift/shiftLook';
import { BrokenRule } from '../grid/dragging/BrokenRule';

/** A row of a day, with its shifts. */
export interface DayLine {
  row: GridRow;
  shifts: readonly PlacedShift[];
  lanes: ReturnType<typeof lanesOf>;
}

/** Height of the row (rem). */
export const lineRem = ({ lanes }: DayLine): number => lanes.count * LANE_REM + 0.3125;

/** The key of an hour of a row. */
export const hourKey = (row: Pick<GridRow, 'key'>, at: number): string => `${row.key} ${at}`;

interface TimelineRowProps {
  line: DayLine;
  /** Its row number in the table. */
  index: number;
  day: string;
  hours: readonly Hour[];
  span: Span;
  /** The key of the hour where Tab stops; undefined in all rows but one. */
  active: string | undefined;
  /** Why the person is away. */
  away: string | undefined;
  /** Hours in a week beyond which a person has overtime. */
  cap: number;
  /** Of the hours. */
  decimals: number;
  look: ShiftLook;
}

/** A person, or the open shifts, on the line of a day. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { line, index, day, hours, span, active, away, cap, decimals, look } = props;
  const { row, shifts, lanes } = line;
  const { onAdd } = useScheduleActions();
  const blocked = useBlocked(row.key);
  const moving = useMovingTo(row.key);
  const track = useRef<HTMLTableCellElement>(null);
  const { isRendered, onFocus } = useLaneWindow(track, line);
  const add = (at: number) => onAdd({ ...placeOf(row, day), at: new Date(at).toISOString() });
  const addHere = (event: MouseEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const hour = hours[Math.floor(((event.clientX - left) / width) * hours.length)];
    if (hour) add(hour.at);
  };
  const hourOf = (shift: PlacedShift) =>
    hours.findLast(({ at }) => at <= Date.parse(shift.startsAt))?.at ?? hours[0]?.at ?? 0;
  return (
    <Row
      role="row"
      aria-rowindex={index}
      data-line={row.key}
      data-kind={row.kind}
      data-over={moving ? '' : undefined}
      style={{ height: `${lineRem(line)}rem` }}
    >
      <RowHead row={row} isTall={lanes.count >= MANY} />
      <Track
        ref={track}
        role="gridcell"
        aria-colspan={hours.length}
        data-track=""
        data-blocked={blocked === undefined ? undefined : ''}
        $hours={hours.length}
        onClick={addHere}
        onFocus={onFocus}
      >
        {away !== undefined && <Away>{away}</Away>}
        {active !== undefined &&
          hours.map(({ at, label }) => (
            <HourPlace
              key={at}
              data-cell={hourKey(row, at)}
              style={{
                left: `${((at - span.from) / (span.until - span.from)) * 100}%`,
                width: `${100 / hours.length}%`,
              }}
            >
              <Add
                type="button"
                data-stop=""
                tabIndex={active === hourKey(row, at) ? 0 : -1}
                aria-label={`Add a shift: ${row.label}, ${label}`}
                onClick={() => add(at)}
              />
            </HourPlace>
          ))}
        {shifts.map((shift, place) =>
          !isRendered(place) ? null : (
            <ShiftBar
              key={shift.id}
              shift={shift}
              at={hourKey(row, hourOf(shift))}
              lane={lanes.lanes[place] ?? 0}
              span={span}
              title={row.kind === 'person' && row.detail === shift.role ? (shift.location ?? shift.role) : shift.role}
              isActive={active !== undefined}
              look={look}
            />
          ),
        )}
        {moving && (
          <Ghost
            data-ghost=""
            data-refused={moving.refused === null ? undefined : ''}
            style={{ ...placeOfGhost(moving, span), '--role': look.colorOf(moving.shift.role) }}
          >
            {shortPeriod(moving, look.timeZone)}
            {moving.refused !== null && <BrokenRule>{moving.refused}</BrokenRule>}
          </Ghost>
        )}
      </Track>
      <RowHours row={row} cap={cap} decimals={decimals} />
    </Row>
  );
});

const placeOfGhost = (period: { startsAt: string; endsAt: string }, span: Span) => {
  const { left, width } = stretch(period, span);
  return { left, width };
};

const HourPlace = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  &:focus-within {
    z-index: 3;
  }
`;

const Add = styled.button`
  height: 100%;
  ${addLook}
`;

const Away = styled.span`
  position: absolute;
  inset: 0 auto 0 ${token.space.xs};
  display: grid;
  align-items: center;
  color: ${token.color.inkMuted};
  font-size: 0.75rem;
  font-weight: ${token.weight.medium};
  pointer-events: none;
`;

const Ghost = styled.div`
  position: absolute;
  top: 0.25rem;
  z-index: 4;
  height: ${LANE_REM - 0.25}rem;
  padding: ${token.space.xxs} ${token.space.xs};
  border: 2px solid ${token.color.water};
  border-radius: ${token.radius.sm};
  background: color-mix(in srgb, ${token.color.waterSoft} 88%, transparent);
  color: ${token.color.ink};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  pointer-events: none;
  &[data-refused] {
    border-color: ${token.color.danger};
  }
`;
