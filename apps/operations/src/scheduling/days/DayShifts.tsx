import { ActionsMenu } from '@platform/module-kit/screens';
import { Badge, token, VisuallyHidden } from '@platform/ui';
import { useUnevenWindow } from '@platform/ui/window';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { draftLook } from '../shift/draftLook';
import { shortPeriod } from '../words/formats';
import { MANY } from '../grid/rowHeight';
import { roleColors } from '../shift/roleColors';
import { useScheduleActions } from '../shift/ScheduleActions';
import { ShiftMenuItems } from '../shift/ShiftMenu';
import { shiftInWords } from '../words/shiftWords';
import { useKeptRows } from '../longLists/useKeptRows';
import type { ScheduleRows } from '../manager/useScheduleRows';
import type { Shift } from '../source/rows/shift';
import { useSchedulingSource } from '../source/useSchedulingSource';

/** A badge for the status or the answer of a shift. */
function Mark({ shift: { status, needsCover, answer, isProposed } }: { shift: Shift }) {
  if (isProposed) return <Badge tone="water">Proposed</Badge>;
  if (status === 'cancelled') return <Badge tone="danger">Canceled</Badge>;
  if (answer?.answer === 'declined') return <Badge tone="danger">Declined</Badge>;
  if (needsCover) return <Badge tone="warning">Needs coverage</Badge>;
  if (status === 'draft') return <Badge tone="outline">Draft</Badge>;
  return answer ? <Badge tone="success">Confirmed</Badge> : null;
}

/** Height of a shift, and of the gap to the next one (rem). */
const SHIFT_REM = 3.5;
const GAP_REM = 0.25;

/** Shifts of a day: a tap opens one, and its menu has the other actions. */
export function DayShifts({ label, shifts, rows }: { label: string; shifts: readonly Shift[]; rows: ScheduleRows }) {
  const { timeZone, today } = useSchedulingSource();
  const { onEdit } = useScheduleActions();
  const { facts, roles, people } = rows;
  const colorOf = roleColors(roles, people);
  const nameOf = (id: string) => facts.people.get(id)?.name;
  const list = useRef<HTMLUListElement>(null);
  const rems = useMemo(() => shifts.map(() => SHIFT_REM + GAP_REM), [shifts]);
  const { kept, onFocus } = useKeptRows(shifts.length);
  const rendered = useUnevenWindow(list, { rems, from: MANY, kept });
  return (
    <section aria-label={label}>
      <Title>{label}</Title>
      <List ref={list} role="list" onFocus={onFocus}>
        {rendered.map((one) => {
          if ('room' in one) return <li key={`before ${one.before}`} aria-hidden="true" style={{ height: one.room }} />;
          const shift = shifts[one.place];
          if (!shift) return null;
          const words = shiftInWords(shift, { timeZone, today: today(), nameOf });
          return (
            <Item
              key={shift.id}
              aria-posinset={one.place + 1}
              aria-setsize={shifts.length}
              data-status={shift.status}
              style={{ '--role': colorOf(shift.role) }}
            >
              <Open type="button" onClick={() => onEdit(shift)}>
                <VisuallyHidden>{words}</VisuallyHidden>
                <strong aria-hidden="true">
                  {shift.staffId === null ? 'Open' : (nameOf(shift.staffId) ?? 'A former colleague')}
                </strong>
                <span aria-hidden="true">{shortPeriod(shift, timeZone)}</span>
                <small aria-hidden="true">{[shift.role, shift.location].filter(Boolean).join(' · ')}</small>
                <Mark shift={shift} />
              </Open>
              <ActionsMenu of={words}>
                <ShiftMenuItems shift={shift} />
              </ActionsMenu>
            </Item>
          );
        })}
      </List>
    </section>
  );
}

const Title = styled.h4`
  padding-bottom: ${token.space.xxs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.medium};
`;

/** A block, so that the spacers for shifts that are not rendered get no gap. */
const List = styled.ul`
  display: block;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  min-height: ${SHIFT_REM}rem;
  margin-bottom: ${GAP_REM}rem;
  padding-left: ${token.space.sm};
  border: 1px solid ${token.color.line};
  border-left: 3px solid var(--role);
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  &[data-status='draft'] {
    ${draftLook}
  }
  &[data-status='cancelled'] button:first-child {
    text-decoration: line-through;
  }
`;

const Open = styled.button`
  position: relative;
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token.space.xs};
  min-width: 0;
  min-height: ${token.control.target};
  align-content: center;
  padding: ${token.space.xxs} 0;
  border: 0;
  background: transparent;
  color: inherit;
  font-size: ${token.size.sm};
  line-height: ${token.leading.control};
  text-align: left;
  strong {
    overflow: hidden;
    font-weight: ${token.weight.semibold};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span {
    font-variant-numeric: tabular-nums;
  }
  > span {
    justify-self: end;
  }
  small {
    overflow: hidden;
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
