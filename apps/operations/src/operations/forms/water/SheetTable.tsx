import { counted, Muted, OneLine } from '@platform/module-kit/screens';
import { Card, DataTable, EmptyState, media, Stack, token, type Column } from '@platform/ui';
import { clockAt, dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';

import type { Measure, Pool, Reading } from '../../source/rows/water';
import { useOperationsSource } from '../../source/useOperationsSource';

const measured = [
  { key: 'chlorine', header: 'Free chlorine' },
  { key: 'ph', header: 'pH' },
  { key: 'temperature', header: '°F' },
  { key: 'alkalinity', header: 'Alkalinity' },
  { key: 'calcium', header: 'Calcium' },
  { key: 'cyanuricAcid', header: 'Cyanuric acid' },
] as const;

/** A reading that was taken, or the moment of one that was missed. */
interface SheetRow {
  at: string;
  reading?: Reading;
}

/** On a phone, a cell without content is left out: a missed reading has no values. */
const columnsOf = (timeZone: string): Column<SheetRow>[] => [
  { key: 'at', header: 'Taken', cell: ({ at }) => <OneLine>{momentInWords(at, timeZone)}</OneLine> },
  ...measured.map(({ key, header }): Column<SheetRow> => ({
    key,
    header,
    align: 'end',
    cell: ({ reading }) => reading && <Value of={reading} measure={key} />,
  })),
  { key: 'done', header: 'What was done', onPhone: 'line', cell: ({ reading }) => <Told reading={reading} /> },
  { key: 'by', header: 'Taken by', cell: ({ reading }) => reading && (reading.authorName ?? '–') },
];

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
        <DataTable
          label={`Readings of ${pool.name}`}
          columns={columnsOf(timeZone)}
          rows={rowsOf(readings, missed)}
          rowKey={({ at, reading }) => reading?.id ?? at}
          rowName={({ at }) => momentInWords(at, timeZone)}
          cards
        />
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
const rowsOf = (readings: readonly Reading[], missed: readonly string[]): SheetRow[] =>
  [...readings.map((reading) => ({ at: reading.takenAt, reading })), ...missed.map((at) => ({ at }))].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );

/** `12 readings, 1 out of limits, 2 missed.` A struck reading does not count. */
function sumInWords(readings: readonly Reading[], missed: readonly string[]): string {
  const counting = readings.filter(({ struckReason }) => struckReason === null);
  const out = counting.filter(({ outOfRange }) => outOfRange.length > 0);
  return `${counted(counting.length, 'reading')}, ${out.length} out of limits, ${missed.length} missed.`;
}

/** A measured value. One out of limits is marked with a word, too, because paper has no color. */
function Value({ of: reading, measure }: { of: Reading; measure: (typeof measured)[number]['key'] }) {
  const value = reading[measure];
  if (value === null) return '–';
  if (reading.struckReason !== null) return <s>{value}</s>;
  return reading.outOfRange.includes(measure as Measure) ? <Out>{`${value} out`}</Out> : value;
}

/** What was done about a reading; why it was struck, or that it was missed. */
function Told({ reading }: { reading: Reading | undefined }) {
  if (!reading) {
    return (
      <Line>
        <Out>Missed</Out> No reading within an hour.
      </Line>
    );
  }
  if (reading.struckReason !== null) return <Line>{`Struck: ${reading.struckReason}`}</Line>;
  return reading.notes || null;
}

const momentInWords = (moment: string, timeZone: string) =>
  `${dateInWords(clockAt(moment, timeZone).slice(0, 10), 'shortDay', 'UTC')}, ${dateInWords(moment, 'time', timeZone)}`;

const Frame = styled(Card)`
  /* Nine columns fit beside the sidebar of a tablet. */
  @media screen and ${media.narrow} {
    :is(th, td) {
      padding-inline: ${token.space.xs};
    }
    thead th {
      white-space: normal;
    }
  }
  @media print {
    border: 0;
    box-shadow: none;
    table {
      font-size: ${token.size.xs};
    }
    :is(th, td) {
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

/** As large as its row, also on paper. */
const Line = styled.span`
  color: ${token.color.inkMuted};
`;

const Out = styled.strong`
  color: ${token.color.danger};
  white-space: nowrap;
`;
