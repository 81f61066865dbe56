import { media, token } from '@platform/ui';
import { useCallback, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useScheduleAddress } from '../page/useScheduleAddress';
import type { ScheduleRows } from '../page/useScheduleRows';
import { figuresOf, shiftsOn } from '../rules/dayFigures';
import { gridRows, isShown, type GridRow } from '../rules/gridRows';
import type { PlacedShift } from '../rules/shiftPlan';
import { daysOf } from '../../shared/week';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { awayOn } from './awayOn';
import { blockedCells, cellKey, placeOf } from './blockedCells';
import { DayHeader } from './DayHeader';
import { setBlocked } from './dragStore';
import { dayName } from './formats';
import { GridCell, type CellLook } from './GridCell';
import { roleColors } from './roleColors';
import { RowHead, RowHours } from './RowHead';
import { useScheduleActions, type ScheduleActions } from './ScheduleActions';
import { shiftInWords } from './shiftWords';
import { useGridKeys } from './useGridKeys';

const NO_SHIFTS: readonly PlacedShift[] = [];

/** The week of the club: rows are people or roles, columns the days from Sunday to Saturday of its own calendar. */
export function WeekGrid({ rows }: { rows: ScheduleRows }) {
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
  const look = useLook(rows, lines, days, { onPut, linkTo });
  const grid = useRef<HTMLTableElement>(null);
  const keys = useMemo(() => lines.map((line) => days.map((day) => cellKey(line, day))), [lines, days]);
  const { active, onFocus, onKeyDown } = useGridKeys(grid, keys);
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
        <colgroup>
          <col className="head" />
          {days.map((day) => (
            <col key={day} />
          ))}
          <col className="hours" />
        </colgroup>
        <thead>
          <tr>
            <Corner scope="col">{view === 'roles' ? 'Role' : 'Person'}</Corner>
            {days.map((day) => (
              <DayHeader
                key={day}
                day={day}
                isToday={day === now}
                figures={figuresOf(shiftsOn(shown, day, timeZone), facts.people)}
                name={facts.schoolDays.get(day)?.name ?? undefined}
              />
            ))}
            <Corner scope="col" $end>
              Hours
            </Corner>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.key} data-kind={line.kind}>
              <RowHead row={line} />
              {days.map((day) => (
                <GridCell
                  key={day}
                  row={line}
                  day={day}
                  shifts={line.byDay.get(day) ?? NO_SHIFTS}
                  isToday={day === now}
                  isActive={active === cellKey(line, day)}
                  away={line.kind === 'person' ? awayOn(rows, line.staffId, day) : undefined}
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
}

/** What the cells share. The same object as long as the rows are. */
function useLook(
  { shifts, people, roles, facts }: ScheduleRows,
  lines: readonly GridRow[],
  days: readonly string[],
  { onPut, linkTo }: Pick<ScheduleActions, 'onPut'> & Pick<ReturnType<typeof useScheduleAddress>, 'linkTo'>,
): CellLook {
  const { timeZone, today } = useSchedulingSource();
  const onDragStart = useCallback(
    (shift: PlacedShift) => setBlocked(blockedCells(shift, lines, days, facts)),
    [lines, days, facts],
  );
  const onDragEnd = useCallback(() => setBlocked(null), []);
  return useMemo(() => {
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const wording = { timeZone, today: today(), nameOf: (id: string) => names.get(id) };
    return {
      timeZone,
      colorOf: roleColors(roles, people),
      wordsOf: (shift) => shiftInWords(shift, wording),
      nameOf: (staffId) => (staffId === null ? 'Open' : (names.get(staffId) ?? 'A former colleague')),
      linkOf: ({ id }) => linkTo({ shift: id, dialog: '' }),
      onDragStart,
      onDragEnd,
      onDropId(id, row, day, copies) {
        const shift = shifts.find((one) => one.id === id);
        if (shift) onPut(shift, placeOf(row, day), copies);
      },
    };
  }, [shifts, people, roles, timeZone, today, onDragStart, onDragEnd, onPut, linkTo]);
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

const Grid = styled.table`
  width: 100%;
  min-width: 66rem;
  border-spacing: 0;
  border-collapse: separate;
  table-layout: fixed;
  col.head {
    width: 10.5rem;
  }
  col.hours {
    width: 4.75rem;
  }
  /* Below what sticks to the top of the page, where the grid does not scroll sideways. */
  @media not all and ${media.narrow} {
    min-width: 0;
    thead th {
      position: sticky;
      top: var(--header-height, 4rem);
      z-index: 3;
    }
  }
`;

const Row = styled.tr`
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
  vertical-align: bottom;
`;
