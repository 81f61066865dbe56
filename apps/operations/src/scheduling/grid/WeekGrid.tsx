import { media, token } from '@platform/ui';
import { memo, useEffect, useMemo, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useScheduleAddress } from '../page/useScheduleAddress';
import type { ScheduleRows } from '../page/useScheduleRows';
import { figuresOf, shiftsOn } from '../rules/dayFigures';
import { gridRows, isShown, type GridRow } from '../rules/gridRows';
import type { PlacedShift } from '../rules/shiftPlan';
import { daysOf } from '../../shared/week';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { awayOn } from './awayOn';
import type { CellLook } from './cellLook';
import { cellKey, placeOf } from './blockedCells';
import { blockWhileDragging } from './blockWhileDragging';
import { DayHeader } from './DayHeader';
import { dayName } from './formats';
import { GridCell } from './GridCell';
import { roleColors } from './roleColors';
import { RowHead, RowHours } from './RowHead';
import { useScheduleActions, type ScheduleActions } from './ScheduleActions';
import { shiftInWords } from './shiftWords';
import { useGridKeys } from './useGridKeys';

const NO_SHIFTS: readonly PlacedShift[] = [];

/** The week of the club: rows are people or roles, columns the days from Sunday to Saturday of its own calendar. */
export const WeekGrid = memo(function WeekGrid({ rows }: { rows: ScheduleRows }) {
  const { timeZone, today } = useSchedulingSource();
  const { onPut } = useScheduleActions();
  const { values, linkTo } = useScheduleAddress();
  const { week, shifts, people, roles, facts } = rows;
  const { rows: view, role, location, person } = values;
  const days = useMemo(() => daysOf(week), [week]);
  const lines = useMemo(
    () => gridRows({ shifts, people, roles, timeZone, view, filter: { role, location, person } }),
    [shifts, people, roles, timeZone, view, role, location, person],
  );
  const shown = useMemo(
    () => shifts.filter((shift) => isShown(shift, { role, location, person })),
    [shifts, role, location, person],
  );
  const grid = useRef<HTMLTableElement>(null);
  const look = useLook(rows, { grid, lines, days, onPut, linkTo });
  const keys = useMemo(() => lines.map((line) => days.map((day) => cellKey(line, day))), [lines, days]);
  const { active, onFocus, onKeyDown } = useGridKeys(grid, keys);
  const { timeOff } = rows;
  const { availability } = facts;
  const away = useMemo(() => {
    const cells = people.flatMap(({ id }) =>
      days.map((day) => [cellKey({ key: `person:${id}` }, day), awayOn({ timeOff, availability }, id, day)] as const),
    );
    return new Map(cells);
  }, [people, days, timeOff, availability]);
  const now = today();

  return (
    <Scroll>
      <Grid
        ref={grid}
        role="grid"
        aria-label={`Schedule, week of ${dayName(week)}`}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <thead role="rowgroup">
          <tr role="row">
            <Corner scope="col" role="columnheader">
              {view === 'roles' ? 'Role' : 'Person'}
            </Corner>
            {days.map((day) => (
              <DayHeader
                key={day}
                day={day}
                isToday={day === now}
                figures={figuresOf(shiftsOn(shown, day, timeZone), facts.people)}
                name={facts.schoolDays.get(day)?.name ?? undefined}
              />
            ))}
            <Corner scope="col" role="columnheader" $end>
              Hours
            </Corner>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <Row key={line.key} role="row" data-kind={line.kind}>
              <RowHead row={line} />
              {days.map((day) => (
                <GridCell
                  key={day}
                  row={line}
                  day={day}
                  shifts={line.byDay.get(day) ?? NO_SHIFTS}
                  isToday={day === now}
                  isActive={active === cellKey(line, day)}
                  away={away.get(cellKey(line, day))}
                  look={look}
                />
              ))}
              <RowHours row={line} cap={facts.rules.weeklyHoursCap} />
            </Row>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
});

interface Around extends Pick<ScheduleActions, 'onPut'>, Pick<ReturnType<typeof useScheduleAddress>, 'linkTo'> {
  grid: RefObject<HTMLTableElement | null>;
  lines: readonly GridRow[];
  days: readonly string[];
}

/** What the cells share. It stays the same object while shifts change: then only the cells of those are drawn again. */
function useLook(
  { shifts, people, roles, facts }: ScheduleRows,
  { grid, lines, days, onPut, linkTo }: Around,
): CellLook {
  const { timeZone, today } = useSchedulingSource();
  const newest = useRef({ shifts, facts, lines, days, onPut });
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    newest.current = { shifts, facts, lines, days, onPut };
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
      linkOf: ({ id }) => linkTo({ shift: id, dialog: '' }),
      onDragStart(shift) {
        stop.current = blockWhileDragging(shift, { ...newest.current, grid: grid.current });
      },
      onDragEnd: () => stop.current?.(),
      onDropId(id, row, day, copies) {
        const shift = newest.current.shifts.find((one) => one.id === id);
        if (shift) newest.current.onPut(shift, placeOf(row, day), copies);
      },
    };
  }, [grid, people, roles, timeZone, today, linkTo]);
}

/** What is hidden for sighted people in its cells stays within it. */
const Scroll = styled.div`
  position: relative;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  @media ${media.narrow} {
    overflow-x: auto;
  }
  @media print {
    overflow: visible;
  }
`;

/** Each row is laid out by itself: in a table, one cell that changes lays all of them out again. */
const Grid = styled.table`
  display: block;
  min-width: 66rem;
  > thead,
  > tbody {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: 10.5rem repeat(7, minmax(0, 1fr)) 4.75rem;
  }
  /* Below what sticks to the top of the page, where the grid does not scroll sideways. */
  @media not all and ${media.narrow} {
    min-width: 0;
    > thead {
      position: sticky;
      top: var(--header-height, 4rem);
      z-index: 3;
    }
  }
`;

/** A stacking context each: the browser paints those anew that change. Menus and the names of rules reach over the next. */
const Row = styled.tr`
  position: relative;
  z-index: 0;
  &:focus-within,
  &:has([data-over]) {
    z-index: 2;
  }
  &[data-kind='open'] > td {
    background: color-mix(in srgb, ${token.color.courtSoft} 40%, transparent);
  }
  &:hover > th {
    background: ${token.color.surfaceHover};
  }
`;

const Corner = styled.th<{ $end?: boolean }>`
  padding: ${token.space.xs} ${token.space.xs} ${token.space.xs} ${token.space.sm};
  border-bottom: 1px solid ${token.color.lineStrong};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.medium};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  align-content: end;
`;
