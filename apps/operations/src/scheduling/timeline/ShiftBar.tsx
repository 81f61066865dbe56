import { Menu, MenuItem, MenuSeparator, token, VisuallyHidden } from '@platform/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { ShiftLook } from '../shift/cellLook';
import { Dots } from '../shift/Dots';
import { shiftLook } from '../shift/shiftLook';
import { shortPeriod } from '../words/formats';
import { openPlainly } from '../shift/openPlainly';
import { useScheduleActions } from '../shift/ScheduleActions';
import { ShiftMenuItems } from '../shift/ShiftMenu';
import type { PlacedShift } from '../rules/shift/shiftPlan';
import type { Span } from './clubDay';
import { useIsMoved } from './moving';
import { retimed, STEP, type TimePart } from './retime';
import { LANE_REM, stretch } from './timelineFrame';

interface ShiftBarProps {
  shift: PlacedShift;
  /** The row and the hour where the keys continue. */
  at: string;
  lane: number;
  span: Span;
  title: string;
  /** Whether Tab stops at it. */
  isActive: boolean;
  look: ShiftLook;
}

/** A shift on the line of its day: opened by a click, moved by drag, keys or its menu. */
export const ShiftBar = memo(function ShiftBar({ shift, at, lane, span, title, isActive, look }: ShiftBarProps) {
  const isMoved = useIsMoved(shift.id);
  const words = look.wordsOf(shift);
  const tabIndex = isActive ? 0 : -1;
  const place = stretch(shift, span);
  const rest = shift.breakMinutes > 0 ? `${shift.breakMinutes} min break` : '';
  return (
    <Bar
      data-shift={shift.id}
      data-at={at}
      data-status={shift.status}
      data-flagged={shift.needsCover || undefined}
      data-open={shift.staffId === null || undefined}
      data-proposed={shift.isProposed}
      data-moved={isMoved || undefined}
      title={[words, rest].filter(Boolean).join(', ')}
      style={{
        '--role': look.colorOf(shift.role),
        left: place.left,
        width: place.width,
        top: `${lane * LANE_REM}rem`,
      }}
    >
      {!place.isCutBefore && <Edge data-edge="start" />}
      <Open
        href={look.linkOf(shift)}
        draggable={false}
        data-stop=""
        tabIndex={tabIndex}
        aria-describedby="hours-keys"
        onClick={(event) => openPlainly(event, () => look.onOpen(shift))}
      >
        <VisuallyHidden>{[words, rest].filter(Boolean).join(', ')}</VisuallyHidden>
        <b aria-hidden="true">{shortPeriod(shift, look.timeZone)}</b>
        <span aria-hidden="true">{[title, rest].filter(Boolean).join(' · ')}</span>
      </Open>
      <Menu
        trigger={(menu) => (
          <Dots type="button" {...menu} data-stop="" tabIndex={tabIndex} aria-label={`Actions for ${words}`} />
        )}
      >
        {shift.status !== 'cancelled' && <TimeItems shift={shift} />}
        <ShiftMenuItems shift={shift} />
      </Menu>
      {!place.isCutAfter && <Edge data-edge="end" />}
    </Bar>
  );
});

/** Menu items for what dragging the bar and its edges does, one step at a time. */
function TimeItems({ shift }: { shift: PlacedShift }) {
  const { onRetime } = useScheduleActions();
  const go = (part: TimePart, minutes: number) =>
    onRetime(shift, { staffId: shift.staffId, ...retimed(shift, part, minutes) }, false);
  return (
    <>
      <MenuItem onSelect={() => go('whole', -STEP)}>Move {STEP} minutes earlier</MenuItem>
      <MenuItem onSelect={() => go('whole', STEP)}>Move {STEP} minutes later</MenuItem>
      <MenuItem onSelect={() => go('end', -STEP)}>End {STEP} minutes earlier</MenuItem>
      <MenuItem onSelect={() => go('end', STEP)}>End {STEP} minutes later</MenuItem>
      <MenuSeparator />
    </>
  );
}

const Bar = styled.div`
  position: absolute;
  z-index: 1;
  display: flex;
  align-items: center;
  min-width: 0.75rem;
  height: ${LANE_REM - 0.25}rem;
  margin-top: 0.25rem;
  ${shiftLook}
  cursor: grab;
  &:hover,
  &:focus-within {
    z-index: 2;
    border-color: var(--role);
  }
  &[data-status='cancelled'] {
    cursor: default;
  }
  &[data-moved] {
    opacity: 0.4;
  }
  > div:last-of-type {
    flex: none;
  }
  @media print {
    print-color-adjust: exact;
    button {
      display: none;
    }
  }
`;

const Open = styled.a`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  min-width: 0;
  height: 100%;
  padding: 0 ${token.space.xxs} 0 ${token.space.xs};
  border-radius: ${token.radius.sm};
  color: inherit;
  font-size: ${token.size.xs};
  text-decoration: inherit;
  white-space: nowrap;
  cursor: inherit;
  overflow: hidden;
  b {
    flex: none;
    font-weight: ${token.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  > span:last-child {
    overflow: hidden;
    color: ${token.color.inkMuted};
    font-size: 0.75rem;
    text-overflow: ellipsis;
  }
`;

/** The handle for one end's time. */
const Edge = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  z-index: 1;
  width: 0.5rem;
  cursor: ew-resize;
  &[data-edge='start'] {
    left: -0.1875rem;
  }
  &[data-edge='end'] {
    right: -0.1875rem;
  }
`;
