import { useDraggable } from '@platform/module-kit/screens';
import { Menu, token, VisuallyHidden } from '@platform/ui';
import { Check, Repeat, X } from 'lucide-react';
import { memo, useRef } from 'react';
import { styled } from 'styled-components';
import type { PlacedShift } from '../rules/shift/shiftPlan';
import type { ShiftAnswer } from '../source/rows/shift';
import { Dots } from './Dots';
import type { CellLook } from './cellLook';
import { narrowPeriod } from '../words/formats';
import { openPlainly } from './openPlainly';
import { CARD_REM } from '../grid/rowHeight';
import { shiftLook } from './shiftLook';
import { ShiftMenuItems } from './ShiftMenu';

interface ShiftCardProps {
  shift: PlacedShift;
  /** The line below the hours: the role or, if the row is a role, the person. */
  title: string;
  /** Whether Tab stops at it. */
  isActive: boolean;
  look: CellLook;
}

/** One shift in the grid: opened by a click, moved by drag or by its menu. */
export const ShiftCard = memo(function ShiftCard({ shift, title, isActive, look }: ShiftCardProps) {
  const words = look.wordsOf(shift);
  const card = useRef<HTMLDivElement>(null);
  const isDragged = useDraggable(card, {
    kind: 'shift',
    id: shift.id,
    onStart: () => look.onDragStart(shift),
    onEnd: look.onDragEnd,
  });
  const tabIndex = isActive ? 0 : -1;
  return (
    <Card
      ref={card}
      data-shift={shift.id}
      data-status={shift.status}
      data-flagged={shift.needsCover || undefined}
      data-open={shift.staffId === null || undefined}
      data-proposed={shift.isProposed}
      data-dragged={isDragged || undefined}
      style={{ '--role': look.colorOf(shift.role) }}
      title={words}
    >
      <Open
        href={look.linkOf(shift)}
        draggable={false}
        data-stop=""
        tabIndex={tabIndex}
        onClick={(event) => openPlainly(event, () => look.onOpen(shift))}
      >
        <VisuallyHidden>{words}</VisuallyHidden>
        <Hours aria-hidden="true">
          <Period shift={shift} timeZone={look.timeZone} />
        </Hours>
        <Below aria-hidden="true">
          <Words>{title}</Words>
          {shift.seriesId !== null && <Repeat size={11} strokeWidth={2.5} data-repeats="" />}
          {shift.answer && <AnswerMark answer={shift.answer.answer} />}
        </Below>
      </Open>
      <Corner>
        <Menu
          trigger={(menu) => (
            <Dots type="button" {...menu} data-stop="" tabIndex={tabIndex} aria-label={`Actions for ${words}`} />
          )}
        >
          <ShiftMenuItems shift={shift} />
        </Menu>
      </Corner>
    </Card>
  );
});

/** `10a–4p`; in narrow columns the end is on its own line. */
function Period({ shift, timeZone }: { shift: PlacedShift; timeZone: string }) {
  const [from, to] = narrowPeriod(shift, timeZone).split('–');
  return (
    <>
      {from}–<wbr />
      {to}
    </>
  );
}

/** The person's answer; the card's label says it, too. */
function AnswerMark({ answer }: Pick<ShiftAnswer, 'answer'>) {
  const Mark = answer === 'confirmed' ? Check : X;
  return <Mark size={12} strokeWidth={3} data-answer={answer} />;
}

const Card = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
  min-height: ${CARD_REM}rem;
  ${shiftLook}
  &[draggable='true'] {
    cursor: grab;
  }
  &:hover {
    border-color: var(--role);
  }
  &[data-dragged] {
    opacity: 0.45;
  }
  @media print {
    min-height: 1.75rem;
  }
`;

/** A link, because browsers do not let a button be dragged. */
const Open = styled.a`
  flex: 1;
  display: grid;
  align-content: center;
  min-width: 0;
  padding: ${token.space.hair} 0 ${token.space.hair} ${token.space.xs};
  /* The hours at the top leave the marks a line of their own. */
  [data-tight] & {
    align-content: start;
    padding-left: ${token.space.xxs};
  }
  border-radius: ${token.radius.sm};
  color: inherit;
  text-decoration: inherit;
  cursor: inherit;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Hours = styled.span`
  wbr {
    display: none;
  }
  [data-tight] && {
    font-size: 0.75rem;
    line-height: 1.15;
    overflow-wrap: normal;
    text-overflow: clip;
    white-space: normal;
    wbr {
      display: initial;
    }
  }
  color: ${token.color.ink};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
`;

/** The title and the marks. In narrow columns the marks alone, in the corner. */
const Below = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space.hair};
  svg {
    flex: none;
  }
  [data-answer='confirmed'] {
    color: ${token.color.success};
  }
  [data-answer='declined'] {
    color: ${token.color.danger};
  }
  [data-tight] && {
    position: absolute;
    right: 1px;
    bottom: 1px;
    svg {
      width: 0.6875rem;
      height: 0.6875rem;
    }
  }
`;

const Words = styled.span`
  [data-tight] & {
    display: none;
  }
  overflow: hidden;
  color: ${token.color.inkMuted};
  font-size: 0.75rem;
  text-overflow: ellipsis;
`;

/** Smaller than other targets, with space around it: WCAG 2.2, 2.5.8. In narrow columns it appears on hover. */
const Corner = styled.div`
  flex: none;
  align-self: center;
  [data-tight] & {
    position: absolute;
    inset: 0 0 0 auto;
    display: grid;
    place-items: center;
    opacity: 0;
    background: linear-gradient(to right, transparent, ${token.color.surface} 0.5rem);
  }
  [data-tight] [data-shift]:is(:hover, :focus-within) > & {
    opacity: 1;
  }
  @media print {
    display: none;
  }
  &:has([aria-expanded='true']) {
    position: relative;
    z-index: ${token.layer.menu};
  }
`;
