import { decimalsOfHours, useDropArea } from '@platform/module-kit/screens';
import { usePrinting, useUnevenWindow } from '@platform/ui/window';
import { memo, useMemo, useRef, useState } from 'react';
import { useScheduleAddress } from '../manager/useScheduleAddress';
import type { ScheduleRows } from '../manager/useScheduleRows';
import type { ShortStands } from '../rules/coverage/standsShort';
import { nameOfDay } from '../rules/figures/holidays';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { cellKey, placeOf } from './dragging/blockedCells';
import { DayHeader } from './DayHeader';
import { setOver } from './dragging/dragStore';
import { dayName } from '../words/formats';
import { Corner, Grid, Room, SIDEWAYS_BELOW } from './gridFrame';
import { paperRows } from '../paper/paperRows';
import { MANY, rowHeight } from './rowHeight';
import { useScheduleActions } from '../shift/ScheduleActions';
import { Sideways } from './Sideways';
import { useGridKeys } from './useGridKeys';
import { useIsTight } from './useIsTight';
import { useLook } from './useLook';
import { useWeekFacts } from './useWeekFacts';
import { WeekRow } from './WeekRow';

/** Of a day on which enough people guard the stands: the same list, so that the header does not render again. */
const ENOUGH: readonly ShortStands[] = [];

/** A club's week or two: rows are people or roles, columns the days from Sunday to Saturday on its own calendar. */
export const WeekGrid = memo(function WeekGrid({ rows }: { rows: ScheduleRows }) {
  const { today } = useSchedulingSource();
  const { onPut } = useScheduleActions();
  const { values } = useScheduleAddress();
  const isTight = useIsTight();
  const { week, weeks, facts } = rows;
  const { days, lines, figures, spent, stands, links, away } = useWeekFacts(rows);
  const grid = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const look = useLook(rows, { grid, lines, days, onDragged: setDragged });
  useDropArea(grid, {
    kind: 'shift',
    canCopy: true,
    attribute: 'data-cell',
    onOver: setOver,
    onDrop(id, key, copies) {
      const shift = weeks.flatMap(({ shifts }) => shifts).find((one) => one.id === id);
      const line = lines.find((one) => days.some((day) => cellKey(one, day) === key));
      const day = days.find((one) => line && cellKey(line, one) === key);
      if (shift && line && day) onPut(shift, placeOf(line, day), copies);
    },
  });
  const keys = useMemo(() => lines.map((line) => days.map((day) => cellKey(line, day))), [lines, days]);
  const { active, activeRow, onFocus, onKeyDown } = useGridKeys(grid, keys);
  const isPrinting = usePrinting();
  const shown = useMemo(() => (isPrinting ? lines.flatMap(paperRows) : lines), [isPrinting, lines]);
  const rems = useMemo(
    () => shown.map((line) => rowHeight(line, days, (day) => away.get(cellKey(line, day)), isPrinting)),
    [shown, days, away, isPrinting],
  );
  const draggedRow = dragged === null ? -1 : lines.findIndex(({ key }) => key === dragged);
  const rendered = useUnevenWindow(body, { rems, from: MANY, kept: [activeRow, draggedRow] });
  const decimals = useMemo(
    () => decimalsOfHours(lines.flatMap(({ minutes }) => minutes.map((of) => of / 60))),
    [lines],
  );
  const isTwo = weeks.length > 1;
  const now = today();

  return (
    <Sideways below={isTwo ? SIDEWAYS_BELOW.twoWeeks : SIDEWAYS_BELOW.week}>
      <Grid
        ref={grid}
        role="grid"
        aria-label={isTwo ? `Schedule, two weeks from ${dayName(week)}` : `Schedule, week of ${dayName(week)}`}
        aria-rowcount={lines.length + 1}
        data-tight={isTwo ? 'two-weeks' : isTight ? 'week' : undefined}
        $days={days.length}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            <Corner scope="col" role="columnheader">
              {values.rows === 'roles' ? 'Role' : 'Person'}
            </Corner>
            {days.map((day) => (
              <DayHeader
                key={day}
                day={day}
                isToday={day === now}
                figures={figures.get(day)!}
                spent={spent.get(day)}
                stands={stands.get(day) ?? ENOUGH}
                name={nameOfDay(day, facts)}
                to={links.get(day) ?? ''}
              />
            ))}
            <Corner scope="col" role="columnheader" $end>
              Hours
            </Corner>
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup">
          {rendered.map((one) => {
            if ('room' in one)
              return <Room key={`before ${one.before}`} aria-hidden="true" style={{ height: one.room }} />;
            const line = shown[one.place];
            if (!line) return null;
            return (
              <WeekRow
                key={line.key}
                row={line}
                place={one.place}
                rem={rems[one.place] ?? 0}
                days={days}
                today={now}
                activeDay={days.find((day) => active === cellKey(line, day))}
                away={away}
                look={look}
                isAll={isPrinting}
                cap={facts.rules.weeklyHoursCap}
                decimals={decimals}
              />
            );
          })}
        </tbody>
      </Grid>
    </Sideways>
  );
});
