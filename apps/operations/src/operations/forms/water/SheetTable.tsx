import { counted, Muted } from '@platform/module-kit/screens';
import { Card, EmptyState, Stack, Table, TableFrame, token } from '@platform/ui';
import { clockAt, dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';

import type { Measure, Pool, Reading } from '../../source/rows/water';
import { useOperationsSource } from '../../source/useOperationsSource';

const columns = [
  { key: 'chlorine', header: 'Free chlorine' },
  { key: 'ph', header: 'pH' },
  { key: 'temperature', header: '°F' },
  { key: 'alkalinity', header: 'Alkalinity' },
  { key: 'calcium', header: 'Calcium' },
  { key: 'cyanuricAcid', header: 'Cyanuric acid' },
] as const;

interface SheetTableProps {
  pool: Pool;
  /** The earliest first. */
  readings: readonly Reading[];
  /** Moments (ISO 8601) of missed readings, in order. */
  missed: readonly string[];
}

/** Readings for an inspector: the earliest first, with what was out of limits, what was done, and what is missing. */
export function SheetTable({ pool, readings, missed }: SheetTableProps) {
  const { timeZone } = useOperationsSource();
  if (readings.length === 0 && missed.length === 0) {
    return (
      <Card>
        <EmptyState title="No readings in this month" description="Choose another month or another body of water." />
      </Card>
    );
  }
  return (
    <Stack>
      <p>{sumInWords(readings, missed)}</p>
      <Frame $padding="none">
        <TableFrame label={`Readings of ${pool.name}`}>
          <Rows>
            <thead>
              <tr>
                <th scope="col">Taken</th>
                {columns.map(({ key, header }) => (
                  <th key={key} scope="col" data-align="end">
                    {header}
                  </th>
                ))}
                <th scope="col">What was done</th>
                <th scope="col">Taken by</th>
              </tr>
            </thead>
            <tbody>
              {rowsOf(readings, missed).map(({ at, reading }) =>
                reading ? (
                  <tr key={reading.id} data-struck={reading.struckReason !== null || undefined}>
                    <th scope="row">{momentInWords(at, timeZone)}</th>
                    {columns.map(({ key }) => (
                      <td key={key} data-align="end">
                        <Value value={reading[key]} isOut={reading.outOfRange.includes(key as Measure)} />
                      </td>
                    ))}
                    <td>
                      {reading.struckReason === null ? (
                        reading.notes
                      ) : (
                        <Muted>{`Struck: ${reading.struckReason}`}</Muted>
                      )}
                    </td>
                    <td>{reading.authorName ?? '–'}</td>
                  </tr>
                ) : (
                  <tr key={at}>
                    <th scope="row">{momentInWords(at, timeZone)}</th>
                    <td colSpan={columns.length + 2}>
                      <Out>Missed</Out> <Muted>No reading within an hour.</Muted>
                    </td>
                  </tr>
                ),
              )}
            </tbody>
          </Rows>
        </TableFrame>
      </Frame>
      <Muted>
        {[
          'Readings stay as they were entered. A struck reading is listed with its reason and does not count.',
          missedSince(pool, timeZone),
        ].join(' ')}
      </Muted>
    </Stack>
  );
}

/** The first moment from which missed readings are known: before it, no readings were due. */
function missedSince({ isActive, readingTimes, timesSince }: Pool, timeZone: string): string {
  if (!isActive || readingTimes.length === 0 || timesSince === null) return 'No reading is due at a set time.';
  return `Missed readings are counted since ${dateInWords(timesSince, 'day', timeZone)}, when the times were set.`;
}

/** The readings and the missed ones of the month, in order. */
const rowsOf = (readings: readonly Reading[], missed: readonly string[]): { at: string; reading?: Reading }[] =>
  [...readings.map((reading) => ({ at: reading.takenAt, reading })), ...missed.map((at) => ({ at }))].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );

/** `12 readings, 1 out of limits, 2 missed.` A struck reading does not count. */
function sumInWords(readings: readonly Reading[], missed: readonly string[]): string {
  const counting = readings.filter(({ struckReason }) => struckReason === null);
  const out = counting.filter(({ outOfRange }) => outOfRange.length > 0);
  return `${counted(counting.length, 'reading')}, ${out.length} out of limits, ${missed.length} missed.`;
}

/** Marks values out of limits with a word, too, because paper has no color. */
function Value({ value, isOut }: { value: number | null; isOut: boolean }) {
  if (value === null) return '–';
  return isOut ? <Out>{`${value} out`}</Out> : value;
}

const momentInWords = (moment: string, timeZone: string) =>
  `${dateInWords(clockAt(moment, timeZone).slice(0, 10), 'shortDay', 'UTC')}, ${dateInWords(moment, 'time', timeZone)}`;

const Frame = styled(Card)`
  @media print {
    border: 0;
    box-shadow: none;
  }
`;

const Rows = styled(Table)`
  tbody th {
    white-space: nowrap;
  }
  /* As large as its row, also on paper. */
  td ${Muted} {
    font-size: inherit;
  }
  [data-struck] td[data-align] {
    text-decoration: line-through;
  }
  @media print {
    font-size: ${token.size.xs};
    th,
    td {
      padding: ${token.space.xxs} ${token.space.xs};
    }
    thead th {
      white-space: normal;
    }
    tr {
      break-inside: avoid;
    }
  }
`;

const Out = styled.strong`
  color: ${token.color.danger};
  white-space: nowrap;
`;
