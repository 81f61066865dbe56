import { decimalsOfHours } from '@platform/module-kit/screens';
import { token, VisuallyHidden } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { usePrinting, useUnevenWindow } from '@platform/ui/window';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { usePresent } from '../../shared/calendar/usePresent';
import { awayOn } from '../grid/awayOn';
import { dayName, shortPeriod } from '../words/formats';
import { Room } from '../grid/gridFrame';
import { MANY } from '../grid/rowHeight';
import { useScheduleActions } from '../shift/ScheduleActions';
import { Sideways } from '../grid/Sideways';
import { useGridKeys } from '../grid/useGridKeys';
import { useIsTight } from '../grid/useIsTight';
import { useShiftLook } from '../shift/useShiftLook';
import type { ScheduleRows } from '../manager/useScheduleRows';
import { useScheduleAddress } from '../manager/useScheduleAddress';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { nameOfDay } from '../rules/figures/holidays';
import { clockNote, dayLines } from './dayLines';
import { dayOf, hoursOf, shownSpan } from './clubDay';
import { HourHeader } from './HourHeader';
import { useMoving } from './moving';
import { onDutyBy } from './onDuty';
import { paperLines } from '../paper/paperLines';
import { Grid, SIDEWAYS_BELOW } from './timelineFrame';
import { hourKey, lineRem, TimelineRow } from './TimelineRow';
import { useBarMoves } from './moves/useBarMoves';

/** A day by the hour: a line for each person, a bar for each shift, open ones on top. */
export function DayTimeline({ rows }: { rows: ScheduleRows }) {
  const { timeZone, now } = useSchedulingSource();
  const { onRetime } = useScheduleActions();
  const { values } = useScheduleAddress();
  const isTight = useIsTight();
  const look = useShiftLook(rows);
  const { people, roles, shifts, around, facts, timeOff } = rows;
  const { shownDay: day, role, location, person } = values;
  const filter = useMemo(() => ({ role, location, person }), [role, location, person]);
  const lines = useMemo(
    () => dayLines({ day, shifts, around, people, roles, timeZone, filter }),
    [day, shifts, around, people, roles, timeZone, filter],
  );
  const bars = useMemo(() => lines.flatMap((line) => line.shifts), [lines]);
  const span = useMemo(() => shownSpan(day, timeZone, bars), [day, timeZone, bars]);
  const hours = useMemo(() => hoursOf(span, timeZone), [span, timeZone]);
  const duties = useMemo(() => onDutyBy(span, bars), [span, bars]);
  const grid = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useMemo(() => lines.map(({ row }) => hours.map(({ at }) => hourKey(row, at))), [lines, hours]);
  const { active, activeRow, onFocus, onKeyDown } = useGridKeys(grid, keys);
  const isPrinting = usePrinting();
  const shown = useMemo(() => (isPrinting ? lines.flatMap(paperLines) : lines), [isPrinting, lines]);
  const rems = useMemo(() => shown.map(lineRem), [shown]);
  const rendered = useUnevenWindow(body, { rems, from: MANY, kept: [activeRow] });
  const gridRows = useMemo(() => lines.map(({ row }) => row), [lines]);
  const decimals = useMemo(
    () => decimalsOfHours(gridRows.flatMap(({ minutes }) => minutes.map((of) => of / 60))),
    [gridRows],
  );
  const moves = useBarMoves({ grid, lines: gridRows, shifts: bars, span, facts, onRetime });
  const present = usePresent(now);
  const isNow = present >= span.from && present < span.until;
  const note = [nameOfDay(day, facts), clockNote(dayOf(day, timeZone))].filter(Boolean).join(' · ');

  return (
    <>
      {note && <Note>{note}</Note>}
      <Sideways below={SIDEWAYS_BELOW}>
        <Grid
          ref={grid}
          role="grid"
          aria-label={`Schedule of ${dayName(day)}, by the hour`}
          aria-rowcount={lines.length + 2}
          data-tight={isTight ? 'day' : undefined}
          data-now={isNow ? '' : undefined}
          style={{ '--now': `${((present - span.from) / (span.until - span.from)) * 100}%` }}
          $hours={hours.length}
          onFocus={onFocus}
          onPointerDown={moves.onPointerDown}
          onKeyDown={(event: KeyboardEvent) => void (moves.onKeyDown(event) || onKeyDown(event))}
          onKeyUp={moves.onKeyUp}
          onBlur={moves.onBlur}
        >
          <HourHeader
            hours={hours}
            span={span}
            duties={duties}
            role={role}
            now={isNow ? dateInWords(present, 'time', timeZone) : undefined}
          />
          <tbody ref={body} role="rowgroup">
            {rendered.map((one) => {
              if ('room' in one) {
                return <Room key={`before ${one.before}`} aria-hidden="true" style={{ height: one.room }} />;
              }
              const line = shown[one.place];
              if (!line) return null;
              return (
                <TimelineRow
                  key={line.row.key}
                  line={line}
                  index={one.place + 3}
                  day={day}
                  hours={hours}
                  span={span}
                  active={one.place === activeRow ? active : undefined}
                  away={awayOn({ timeOff, availability: facts.availability }, line.row.staffId, day)}
                  cap={facts.rules.weeklyHoursCap}
                  decimals={decimals}
                  look={look}
                />
              );
            })}
          </tbody>
        </Grid>
      </Sideways>
      <Hint id="hours-keys">
        Drag a shift to another time or person, and its ends to change when it begins or ends; Ctrl copies. With the
        keyboard: Shift and the arrows move it, Shift, Alt and the arrows change its end.
      </Hint>
      <MovingWords nameOf={look.nameOf} timeZone={timeZone} />
    </>
  );
}

/** Announces where keys have moved a shift. */
function MovingWords({ nameOf, timeZone }: { nameOf: (staffId: string | null) => string; timeZone: string }) {
  const moving = useMoving();
  const words = moving?.byKeys
    ? [shortPeriod(moving, timeZone), nameOf(moving.staffId), moving.refused].filter(Boolean).join(', ')
    : '';
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}

const Note = styled.p`
  color: ${token.color.courtInk};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
`;

const Hint = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  @media print {
    display: none;
  }
`;
