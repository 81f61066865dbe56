import { counted } from '@platform/module-kit/screens';
import { Badge, Button, EmptyState, IconButton, Menu, Stack, token, VisuallyHidden } from '@platform/ui';
import { EllipsisVertical, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { dayHead, dayName, dollars, shortPeriod } from '../grid/formats';
import { roleColors } from '../grid/roleColors';
import { useScheduleActions } from '../grid/ScheduleActions';
import { ShiftMenuItems } from '../grid/ShiftMenu';
import { shiftInWords } from '../grid/shiftWords';
import { useScheduleAddress } from '../page/useScheduleAddress';
import type { ScheduleRows } from '../page/useScheduleRows';
import { figuresOf, shiftsOn } from '../rules/dayFigures';
import { isShown } from '../rules/gridRows';
import { daysOf } from '../rules/week';
import type { Shift } from '../source/schedulingSource';
import { useSchedulingSource } from '../source/useSchedulingSource';

/** A day at a time, on a phone: everything that the grid does, by tapping. */
export function DayList({ rows }: { rows: ScheduleRows }) {
  const { timeZone, today } = useSchedulingSource();
  const { values, change } = useScheduleAddress();
  const { onAdd } = useScheduleActions();
  const { week, facts } = rows;
  const days = daysOf(week);
  const now = today();
  const day = days.includes(values.day) ? values.day : days.includes(now) ? now : week;
  const shown = rows.shifts.filter((shift) => isShown(shift, values));
  const shifts = shiftsOn(shown, day, timeZone);
  const { filled, all, cents } = figuresOf(shifts, facts.people);
  const open = shifts.filter(({ staffId }) => staffId === null);
  const taken = shifts.filter(({ staffId }) => staffId !== null);
  const name = facts.schoolDays.get(day)?.name;
  return (
    <Stack $gap="sm">
      <Days role="group" aria-label="Day">
        {days.map((one) => {
          const figures = figuresOf(shiftsOn(shown, one, timeZone), facts.people);
          const { weekday, date } = dayHead(one);
          return (
            <Day
              key={one}
              type="button"
              aria-pressed={one === day}
              aria-current={one === now ? 'date' : undefined}
              onClick={() => change({ day: one })}
            >
              <span aria-hidden="true">{weekday}</span>
              <b aria-hidden="true">{date}</b>
              <VisuallyHidden>{dayName(one)}, </VisuallyHidden>
              <small data-short={figures.filled < figures.all || undefined}>
                {figures.filled}/{figures.all}
                <VisuallyHidden> covered</VisuallyHidden>
              </small>
            </Day>
          );
        })}
      </Days>
      <Head>
        <div>
          <h3>{dayName(day)}</h3>
          <p>
            {filled} of {all} covered · {dollars(cents)}
            {name ? ` · ${name}` : ''}
          </p>
        </div>
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => onAdd({ day, staffId: null })}
        >
          Add shift
        </Button>
      </Head>
      {shifts.length === 0 && (
        <EmptyState title="No shifts on this day" description="Add one, or create the week from a template." />
      )}
      {open.length > 0 && <Shifts label={counted(open.length, 'open shift')} shifts={open} rows={rows} />}
      {taken.length > 0 && <Shifts label={counted(taken.length, 'planned shift')} shifts={taken} rows={rows} />}
    </Stack>
  );
}

/** What is special about a shift. */
function Mark({ shift: { status, needsCover } }: { shift: Shift }) {
  if (status === 'cancelled') return <Badge tone="danger">Canceled</Badge>;
  if (needsCover) return <Badge tone="warning">Needs coverage</Badge>;
  return status === 'draft' ? <Badge tone="outline">Draft</Badge> : null;
}

function Shifts({ label, shifts, rows }: { label: string; shifts: readonly Shift[]; rows: ScheduleRows }) {
  const { timeZone, today } = useSchedulingSource();
  const { onEdit } = useScheduleActions();
  const { facts, roles, people } = rows;
  const colorOf = roleColors(roles, people);
  const nameOf = (id: string) => facts.people.get(id)?.name;
  return (
    <section aria-label={label}>
      <Title>{label}</Title>
      <List role="list">
        {shifts.map((shift) => {
          const words = shiftInWords(shift, { timeZone, today: today(), nameOf });
          return (
            <Item key={shift.id} data-status={shift.status} style={{ '--role': colorOf(shift.role) }}>
              <Open type="button" onClick={() => onEdit(shift)}>
                <VisuallyHidden>{words}</VisuallyHidden>
                <strong aria-hidden="true">
                  {shift.staffId === null ? 'Open' : (nameOf(shift.staffId) ?? 'A former colleague')}
                </strong>
                <span aria-hidden="true">{shortPeriod(shift, timeZone)}</span>
                <small aria-hidden="true">{[shift.role, shift.location].filter(Boolean).join(' · ')}</small>
                <Mark shift={shift} />
              </Open>
              <Menu
                trigger={(menu) => (
                  <IconButton
                    {...menu}
                    label={`Actions: ${words}`}
                    icon={<EllipsisVertical size={18} aria-hidden="true" />}
                  />
                )}
              >
                <ShiftMenuItems shift={shift} />
              </Menu>
            </Item>
          );
        })}
      </List>
    </section>
  );
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${token.space.hair};
  padding: ${token.space.hair};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
`;

const Day = styled.button`
  display: grid;
  justify-items: center;
  min-height: 3.75rem;
  padding: ${token.space.xxs} 0;
  border: 0;
  border-radius: ${token.radius.sm};
  background: transparent;
  color: ${token.color.inkMuted};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.control};
  b {
    color: ${token.color.ink};
    font-size: ${token.size.md};
    font-weight: ${token.weight.semibold};
  }
  small[data-short] {
    color: ${token.color.courtInk};
    font-weight: ${token.weight.semibold};
  }
  &[aria-current] b {
    color: ${token.color.water};
  }
  &[aria-pressed='true'] {
    background: ${token.color.waterSoft};
    color: ${token.color.waterInk};
    box-shadow: inset 0 0 0 1px ${token.color.water};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs};
  h3 {
    font-size: ${token.size.md};
  }
  p {
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
    font-variant-numeric: tabular-nums;
  }
`;

const Title = styled.h4`
  padding-bottom: ${token.space.xxs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.medium};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space.xxs};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  min-height: 3.5rem;
  padding-left: ${token.space.sm};
  border: 1px solid ${token.color.line};
  border-left: 3px solid var(--role);
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  &[data-status='draft'] {
    border-style: dashed;
    border-left-style: solid;
    background: repeating-linear-gradient(
      135deg,
      ${token.color.surface} 0 6px,
      color-mix(in srgb, var(--role) 7%, ${token.color.surface}) 6px 12px
    );
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
