import { heightFor, momentInWords, Muted, ReasonDialog, useIsNarrow, useIsPhone } from '@platform/module-kit/screens';
import { Badge, Button, Card, type Column, DataTable, EmptyState, toast } from '@platform/ui';
import { useState } from 'react';
import { NameCell } from '../../parts/pageParts';
import { balanceInWords, outOfRangeInWords } from '../../rules/water/readingCheck';
import type { Measure, Pool, Reading } from '../../source/rows/water';
import { useOperationsSource } from '../../source/useOperationsSource';
import { LONGEST_REASON, STRIKE_MEANS } from '../struck';

/** The readings of a body of water, the latest first. A reading out of its limits says so, with what was done. */
export function ReadingTable({ pool, readings }: { pool: Pool; readings: readonly Reading[] }) {
  const source = useOperationsSource();
  const [struck, setStruck] = useState<Reading>();
  // On a tablet, a column of its own would be one word wide.
  const isPhone = useIsPhone();
  const isBalanceBelow = useIsNarrow() && !isPhone;
  const measured = (measure: Measure, header: string, unit: string): Column<Reading> => ({
    key: measure,
    header,
    align: 'end',
    cell: (reading) => {
      const value = reading[measure];
      const words = value === null ? '–' : `${value}${unit}`;
      return reading.outOfRange.includes(measure) && reading.struckReason === null ? (
        <Badge tone="danger">{words}</Badge>
      ) : (
        words
      );
    },
    sortBy: (reading) => reading[measure],
  });
  const columns: Column<Reading>[] = [
    {
      key: 'when',
      header: 'Taken',
      cell: (reading) => (
        <NameCell>
          <span>{momentInWords(reading.takenAt, source.timeZone)}</span>
          {reading.authorName && <Muted>{reading.authorName}</Muted>}
          {isBalanceBelow && <Muted>{balanceInWords(reading)}</Muted>}
        </NameCell>
      ),
      sortBy: ({ takenAt }) => Date.parse(takenAt),
    },
    measured('chlorine', 'Free chlorine', ' ppm'),
    measured('ph', 'pH', ''),
    measured('temperature', 'Temperature', ' °F'),
    ...(isBalanceBelow ? [] : [balanceColumn]),
    {
      key: 'notes',
      header: 'What was done',
      cell: (reading) => <Told reading={reading} />,
      onPhone: 'line',
    },
    ...(source.canManage ? [strikeColumn(setStruck, source.timeZone)] : []),
  ];
  return (
    <>
      <Card $padding="none">
        <DataTable
          label={`Readings of ${pool.name}`}
          columns={columns}
          rows={readings}
          rowKey={({ id }) => id}
          rowName={({ takenAt }) => momentInWords(takenAt, source.timeZone)}
          cards
          maxHeight={heightFor(readings.length)}
          empty={<EmptyState title="No readings in this time" description="Add one, or show a longer time." />}
        />
      </Card>
      {struck && (
        <ReasonDialog
          title="Strike this reading?"
          description={STRIKE_MEANS}
          limit={LONGEST_REASON}
          action="Strike reading"
          change={(reason) => source.strikeReading(struck.id, reason)}
          onClose={() => setStruck(undefined)}
          onDone={() => {
            toast({ title: 'Reading struck', tone: 'success' });
            setStruck(undefined);
          }}
        />
      )}
    </>
  );
}

const balanceColumn: Column<Reading> = {
  key: 'balance',
  header: 'Balance',
  cell: (reading) => <Muted>{balanceInWords(reading) || '–'}</Muted>,
};

function Told({ reading }: { reading: Reading }) {
  if (reading.struckReason) return <Muted>Struck: {reading.struckReason}</Muted>;
  if (reading.notes) return <span>{reading.notes}</span>;
  return reading.outOfRange.length > 0 ? <Badge tone="warning">Nothing written down</Badge> : null;
}

const strikeColumn = (onStrike: (reading: Reading) => void, timeZone: string): Column<Reading> => ({
  key: 'strike',
  header: 'Change',
  align: 'end',
  onPhone: 'line',
  cell: (reading) =>
    reading.struckReason === null && (
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Strike the reading of ${momentInWords(reading.takenAt, timeZone)}`}
        onClick={() => onStrike(reading)}
      >
        Strike
      </Button>
    ),
});

/** The columns of readings in a file. */
export const readingCsv = [
  { header: 'Body of water', value: ({ poolName }: Reading) => poolName },
  { header: 'Taken', value: ({ takenAt }: Reading) => takenAt },
  { header: 'Free chlorine (ppm)', value: ({ chlorine }: Reading) => chlorine },
  { header: 'pH', value: ({ ph }: Reading) => ph },
  { header: 'Temperature (°F)', value: ({ temperature }: Reading) => temperature },
  { header: 'Total alkalinity (ppm)', value: ({ alkalinity }: Reading) => alkalinity },
  { header: 'Calcium hardness (ppm)', value: ({ calcium }: Reading) => calcium },
  { header: 'Cyanuric acid (ppm)', value: ({ cyanuricAcid }: Reading) => cyanuricAcid },
  { header: 'Out of limits', value: outOfRangeInWords },
  { header: 'What was done', value: ({ notes }: Reading) => notes },
  { header: 'Taken by', value: ({ authorName }: Reading) => authorName ?? '' },
  { header: 'Struck', value: ({ struckReason }: Reading) => struckReason ?? '' },
];
