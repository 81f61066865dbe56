import { dayInWords } from '@platform/module-kit/screens';
import { Button, DataTable, EmptyState, type Column } from '@platform/ui';
import { dayAt } from '@platform/ui/dates';
import { Clock } from 'lucide-react';
import { timesInWords } from '../rules/clockWords';
import { minutesInWords, paidMinutes } from '../rules/minutes';
import type { TimeEntry } from '../source/timeClockSource';
import { useTimeClockSource } from '../source/useTimeClockSource';

interface EntryTableProps {
  entries: readonly TimeEntry[];
  /** Breaks of up to this length are paid. */
  paidBreakMinutes: number;
  /** Opens an entry, for people who may correct it. */
  onEdit?: (entry: TimeEntry) => void;
}

/** The hours of a person in a week, entry by entry. */
export function EntryTable({ entries, paidBreakMinutes, onEdit }: EntryTableProps) {
  const { timeZone } = useTimeClockSource();
  const dayOf = ({ clockedInAt }: TimeEntry) => dayInWords(dayAt(clockedInAt, timeZone));
  const columns: Column<TimeEntry>[] = [
    { key: 'day', header: 'Day', cell: dayOf },
    { key: 'times', header: 'Clocked', cell: (entry) => timesInWords(entry, timeZone) },
    {
      key: 'breaks',
      header: 'Breaks',
      cell: ({ breaks }) =>
        breaks
          .map(({ startedAt, endedAt }) => timesInWords({ clockedInAt: startedAt, clockedOutAt: endedAt }, timeZone))
          .join(', ') || '–',
    },
    {
      key: 'paid',
      header: 'Paid',
      align: 'end',
      cell: (entry) => {
        const minutes = paidMinutes(entry, paidBreakMinutes);
        return minutes === null ? 'At work' : minutesInWords(minutes);
      },
      onPhone: 'beside',
    },
    ...(onEdit
      ? [
          {
            key: 'edit',
            header: 'Change',
            align: 'end' as const,
            onPhone: 'line' as const,
            cell: (entry: TimeEntry) => (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Correct ${dayOf(entry)}, ${timesInWords(entry, timeZone)}`}
                onClick={() => onEdit(entry)}
              >
                Correct
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      label="Hours of the week"
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      rowName={dayOf}
      cards
      empty={
        <EmptyState
          title="No hours in this week"
          description="They appear here once they are clocked or entered."
          icon={<Clock size={24} aria-hidden="true" />}
        />
      }
    />
  );
}
