import { Button, Card, EmptyState, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { timesInWords } from '../rules/clockWords';
import { clockedAtInWords } from '../rules/sharedClocks';
import { minutesInWords, paidMinutes } from '../rules/minutes';
import type { TimeEntry } from '../source/timeClockSource';
import { useTimeClockSource } from '../source/useTimeClockSource';

interface EntryListProps {
  entries: readonly TimeEntry[];
  /** Breaks of up to this length are paid. */
  paidBreakMinutes: number;
  /** Opens an entry, for people who may correct it. */
  onEdit?: (entry: TimeEntry) => void;
}

/** A person's hours in a week, entry by entry. */
export function EntryList({ entries, paidBreakMinutes, onEdit }: EntryListProps) {
  const { timeZone } = useTimeClockSource();
  if (entries.length === 0) {
    return (
      <EmptyState
        title="No hours in this week"
        description="They appear here once they are clocked or entered."
        icon={<Clock size={24} aria-hidden="true" />}
      />
    );
  }
  return (
    <Card $padding="none">
      <Entries aria-label="Hours of the week">
        {entries.map((entry) => {
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
      font-variant-numeric: tabular-nums;
    }
    > b {
      font-weight: ${token.weight.semibold};
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
  }
  small {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
`;
