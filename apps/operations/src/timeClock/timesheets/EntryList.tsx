import { Badge, Button, Card, EmptyState, media, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { timesInWords } from '../rules/clockWords';
import { clockedAtInWords } from '../rules/sharedClocks';
import { minutesInWords, paidMinutes } from '../rules/minutes';
import type { OverShift } from '../source/rows/timesheet';
import type { TimeEntry } from '../source/rows/week';
import { useTimeClockSource } from '../source/useTimeClockSource';

interface EntryListProps {
  entries: readonly TimeEntry[];
  /** Shifts of the week that the person did not clock in for. */
  missed?: readonly OverShift[];
  /** Breaks of up to this length are paid. */
  paidBreakMinutes: number;
  /** Opens an entry, for people who may correct it. */
  onEdit?: (entry: TimeEntry) => void;
  /** Enters the hours of a missed shift. */
  onEnter?: (shift: OverShift) => void;
}

const NONE: readonly OverShift[] = [];

/** The hours of a person in a week, entry by entry, and the shifts without any. */
export function EntryList({ entries, missed = NONE, paidBreakMinutes, onEdit, onEnter }: EntryListProps) {
  const { timeZone } = useTimeClockSource();
  if (entries.length + missed.length === 0) {
    return (
      <EmptyState
        title="No hours in this week"
        description="They appear here once they are clocked or entered."
        icon={<Clock size={24} aria-hidden="true" />}
      />
    );
  }
  const lines = [
    ...entries.map((entry) => ({ at: entry.clockedInAt, entry })),
    ...missed.map((shift) => ({ at: shift.startsAt, shift })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <Card $padding="none">
      <Entries aria-label="Hours of the week">
        {lines.map((line) => {
          if ('shift' in line) return <MissedLine key={line.shift.shiftId} shift={line.shift} onEnter={onEnter} />;
          const { entry } = line;
          const day = dateInWords(entry.clockedInAt, 'weekday', timeZone);
          const times = timesInWords(entry, timeZone);
          const minutes = paidMinutes(entry, paidBreakMinutes);
          return (
            <li key={entry.id}>
              <div>
                <strong>{day}</strong>
                <span>{times}</span>
                {entry.breaks.map(({ startedAt, endedAt }) => (
                  <small key={startedAt}>
                    Break {timesInWords({ clockedInAt: startedAt, clockedOutAt: endedAt }, timeZone)}
                  </small>
                ))}
                {clockedAtInWords(entry) && <small>{clockedAtInWords(entry)}</small>}
              </div>
              <b>{minutes === null ? 'At work' : minutesInWords(minutes)}</b>
              {onEdit && (
                <Button variant="quiet" size="sm" aria-label={`Correct ${day}, ${times}`} onClick={() => onEdit(entry)}>
                  Correct
                </Button>
              )}
            </li>
          );
        })}
      </Entries>
    </Card>
  );
}

function MissedLine({ shift, onEnter }: { shift: OverShift; onEnter: EntryListProps['onEnter'] }) {
  const { timeZone } = useTimeClockSource();
  const day = dateInWords(shift.startsAt, 'weekday', timeZone);
  const times = timesInWords({ clockedInAt: shift.startsAt, clockedOutAt: shift.endsAt }, timeZone);
  return (
    <li>
      <div>
        <strong>{day}</strong>
        <span>Shift {times}</span>
        <small>{[shift.role, shift.location].filter(Boolean).join(', ')}</small>
        <Badge tone="danger">Did not clock in</Badge>
      </div>
      {onEnter && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Enter hours for ${day}, ${times}`}
          onClick={() => onEnter(shift)}
        >
          Enter
        </Button>
      )}
    </li>
  );
}

const Entries = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: ${token.space.sm};
    min-height: 3.5rem;
    padding: ${token.space.xs} ${token.space.md};
    + li {
      border-block-start: 1px solid ${token.color.line};
    }
    > div {
      display: grid;
      flex: 1;
      justify-items: start;
      font-variant-numeric: tabular-nums;
    }
    > b {
      font-weight: ${token.weight.semibold};
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    @media ${media.compact} {
      gap: ${token.space.xs};
      padding-inline: ${token.space.sm};
    }
  }
  small {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
`;
