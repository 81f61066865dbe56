import { Quiet } from '@platform/module-kit/screens';
import { Card, CardTitle, DataTable, Stack, type Column } from '@platform/ui';
import { hasFailureShare } from '../shared/releases/failureShare';
import { failureShareInWords, mountsInWords, timeInWords } from './figureWords';
import type { HealthFigures } from '../source/rows/health';

interface HealthTableProps<Row> {
  /** The plural of the rows, such as "Releases". */
  label: string;
  /** Heading of the first column. */
  header: string;
  rows: readonly Row[];
  nameOf(row: Row): string;
  /** Tells rows with the same name apart. */
  keyOf(row: Row): string;
}

/** The figures as a table: one row for each release or club, the highest failure rate first. */
export function HealthTable<Row extends HealthFigures>({ label, header, rows, nameOf, keyOf }: HealthTableProps<Row>) {
  const columns: Column<Row>[] = [
    { key: 'name', header, cell: nameOf, sortBy: nameOf },
    // The first figure, because the rows are sorted by it: on a phone the others are off screen.
    figure('share', 'Failed', failureShareInWords, ({ mounts, failures }) => (mounts ? failures / mounts : -1)),
    figure(
      'failures',
      'Failures',
      ({ failures }) => failures.toLocaleString('en-US'),
      ({ failures }) => failures,
    ),
    figure('mounts', 'Mounts', mountsInWords, ({ mounts }) => mounts),
    figure(
      'load',
      'Loading',
      ({ loadMs }) => timeInWords(loadMs),
      ({ loadMs }) => loadMs ?? -1,
    ),
    figure(
      'lcp',
      'LCP',
      ({ lcpMs }) => timeInWords(lcpMs),
      ({ lcpMs }) => lcpMs ?? -1,
    ),
    figure(
      'inp',
      'INP',
      ({ inpMs }) => timeInWords(inpMs),
      ({ inpMs }) => inpMs ?? -1,
    ),
    figure(
      'cls',
      'CLS',
      ({ cls }) => (cls === null ? '–' : cls.toFixed(2)),
      ({ cls }) => cls ?? -1,
    ),
  ];
  return (
    <Card>
      <Stack>
        <CardTitle>{label}</CardTitle>
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          rowName={nameOf}
          sort={{ column: 'share', direction: 'descending' }}
          maxHeight="32rem"
        />
        {rows.some((row) => row.failures > 0 && !hasFailureShare(row)) && (
          <Quiet>Not enough traffic for a failure rate yet: one browser in five reports the mounts that work.</Quiet>
        )}
      </Stack>
    </Card>
  );

  function figure(key: string, title: string, cell: Column<Row>['cell'], sortBy: (row: Row) => number): Column<Row> {
    return { key, header: title, cell, sortBy, align: 'end' };
  }
}
