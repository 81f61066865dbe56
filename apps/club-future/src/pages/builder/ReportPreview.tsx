import {
  type BuiltReport,
  columnNamed,
  comparisonInWords,
  comparisonOf,
  type DataColumn,
  type DataRow,
  dataSets,
  type Group,
  isNumeric,
  namedBeside,
  NO_ROWS,
  NONE,
  numberOf,
  type ReportResult,
  runReport,
} from '@platform/contract/saved-reports';
import { Loaded } from '@platform/module-kit';
import {
  counted,
  csvLines,
  type CsvColumn,
  dayInWords,
  downloadCsv,
  exactMoney,
  ExportButton,
  moneyInWords,
  Muted,
  toCents,
  Toolbar,
} from '@platform/module-kit/screens';
import {
  BarChart,
  Card,
  type Column,
  DataTable,
  Donut,
  EmptyState,
  LineChart,
  SkeletonTable,
  Stack,
} from '@platform/ui';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { useReportRows } from './useReportRows';
import { ROWS_OF_THE_REPORT_FAILED } from '../../source/failures';

/** What a report shows now: its chart and its rows, or the totals of its groups. */
export function ReportPreview({ report }: { report: BuiltReport }) {
  const query = useReportRows(report.dataSet);
  return (
    <Loaded
      query={query}
      label="the rows"
      failure={ROWS_OF_THE_REPORT_FAILED}
      shape={<SkeletonTable rows={6} columns={4} />}
    >
      {(rows) => <Result report={report} result={runReport(report, rows)} />}
    </Loaded>
  );
}

function Result({ report, result }: { report: BuiltReport; result: ReportResult }) {
  const { canExport } = useClubFutureSource();
  const { label } = dataSets[report.dataSet];
  const comparison = comparisonOf(report);
  return (
    <Stack $gap="sm">
      <Toolbar>
        <Muted role="status">
          {counted(result.rows.length, 'row')}
          {result.groups && ` in ${counted(result.groups.length, 'group')}`}
          {comparison && `: ${comparisonInWords(comparison, dayInWords)}`}
        </Muted>
        {canExport && (
          <ExportButton
            of="report"
            onExport={() => downloadCsv(`${fileName(report.title || label)}.csv`, linesOf(report, result))}
          />
        )}
      </Toolbar>
      {result.chart && result.chart.labels.length > 0 && <ReportChart report={report} chart={result.chart} />}
      <Card $padding="none">
        {result.groups ? (
          <DataTable
            label={report.title || label}
            columns={groupColumns(report, result)}
            rows={result.groups}
            rowKey={({ value }) => value}
            rowName={({ value }) => value}
            cards
            empty={nothing}
          />
        ) : (
          <DataTable
            label={report.title || label}
            columns={result.columns.map(rowColumn)}
            rows={numbered(result.rows)}
            rowKey={({ place }) => String(place)}
            rowName={({ row }) => String(row[result.columns[0]?.name ?? ''] ?? '')}
            maxHeight="32rem"
            cards
            empty={nothing}
          />
        )}
      </Card>
    </Stack>
  );
}

const nothing = <EmptyState title="No rows" description={NO_ROWS} />;

interface Numbered {
  place: number;
  row: DataRow;
}

const numbered = (rows: readonly DataRow[]): Numbered[] => rows.map((row, place) => ({ place, row }));

function inWords(value: string | number | null | undefined, { kind }: DataColumn): string {
  if (value === null || value === undefined || value === '') return '–';
  if (kind === 'day') return dayInWords(String(value));
  if (typeof value !== 'number') return value;
  if (kind === 'money') return value % 1 === 0 ? moneyInWords(toCents(value)) : exactMoney(toCents(value));
  return value.toLocaleString('en-US');
}

/** The value of a group or a bar, in words. */
function groupInWords(value: string, column: DataColumn | undefined): string {
  if (column?.kind === 'day' && value !== NONE) return dayInWords(value);
  const number = column && isNumeric(column) ? numberOf(value) : NaN;
  return column && !Number.isNaN(number) ? inWords(number, column) : value;
}

const endOf = ({ kind }: DataColumn) => (kind === 'number' || kind === 'money' ? 'end' : 'start');

const rowColumn = (column: DataColumn): Column<Numbered> => ({
  key: column.name,
  header: column.label,
  cell: ({ row }) => inWords(row[column.name], column),
  sortBy: ({ row }) => row[column.name] ?? '',
  align: endOf(column),
});

function groupColumns(report: BuiltReport, { columns }: ReportResult): Column<Group>[] {
  const by = columnNamed(report.dataSet, report.grouping[0] ?? '');
  const comparison = comparisonOf(report);
  const named = (name: string) => comparison && namedBeside(comparison, name);
  const totals = columns.filter(({ kind }) => kind === 'number' || kind === 'money');
  return [
    {
      key: 'group',
      header: by?.label ?? 'Group',
      cell: ({ value }) => groupInWords(value, by),
      sortBy: ({ value }) => value,
    },
    {
      key: 'rows',
      header: named('Rows')?.now ?? 'Rows',
      cell: ({ rows }) => rows.length,
      sortBy: ({ rows }) => rows.length,
      align: 'end',
    },
    ...(comparison
      ? [
          {
            key: 'rows-before',
            header: namedBeside(comparison, 'Rows').before,
            cell: ({ before }: Group) => before?.rows.length ?? 0,
            align: 'end' as const,
          },
        ]
      : []),
    ...totals.flatMap((column): Column<Group>[] => [
      {
        key: column.name,
        header: named(headOf(column))?.now ?? headOf(column),
        cell: ({ totals: own }) => inWords(own[column.name], column),
        sortBy: ({ totals: own }) => own[column.name] ?? 0,
        align: 'end',
      },
      ...(comparison
        ? [
            {
              key: `${column.name}-before`,
              header: namedBeside(comparison, headOf(column)).before,
              cell: ({ before }: Group) => inWords(before?.totals[column.name], column),
              align: 'end' as const,
            },
          ]
        : []),
    ]),
  ];
}

const headOf = ({ label, total }: DataColumn) => (total === 'mean' ? `Mean of ${label}` : label);

/** The rows as a file: the chosen columns, one line for each row; beside an earlier period, one line for each group. */
function linesOf(report: BuiltReport, { columns, rows, groups = [] }: ReportResult) {
  const comparison = comparisonOf(report);
  if (comparison) {
    const named = (name: string) => namedBeside(comparison, name);
    const figures = columns.filter(isNumeric).flatMap((column): CsvColumn<Group>[] => [
      { header: named(headOf(column)).now, value: ({ totals }) => totals[column.name] ?? null },
      { header: named(headOf(column)).before, value: ({ before }) => before?.totals[column.name] ?? null },
    ]);
    return csvLines(
      [
        {
          header: columnNamed(report.dataSet, report.grouping[0] ?? '')?.label ?? 'Group',
          value: ({ value }) => value,
        },
        { header: named('Rows').now, value: ({ rows: own }) => own.length },
        { header: named('Rows').before, value: ({ before }) => before?.rows.length ?? 0 },
        ...figures,
      ],
      groups,
    );
  }
  const cells = columns.map(({ name, label }): CsvColumn<DataRow> => ({
    header: label,
    value: (row) => row[name] ?? '',
  }));
  return csvLines(cells, rows);
}

const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'report';

function ReportChart({ report, chart }: { report: BuiltReport; chart: NonNullable<ReportResult['chart']> }) {
  if (report.chart.kind === 'none') return null;
  const { kind, label, value } = report.chart;
  const [by, of] = [columnNamed(report.dataSet, label), columnNamed(report.dataSet, value)];
  if (!by || !of) return null;
  const comparison = comparisonOf(report);
  const title = `${headOf(of)} by ${by.label}`;
  const format = (amount: number) => inWords(amount, of);
  // The table says the same, unless it is sorted into other groups.
  const hasTableBeside = report.grouping[0] === label;
  const named = comparison && namedBeside(comparison, of.label);
  const labels = chart.labels.map((name) => groupInWords(name, by));
  const data = {
    title,
    categoryName: by.label,
    categories: labels,
    series: [
      ...(chart.before && named ? [{ label: named.before, values: chart.before }] : []),
      { label: named?.now ?? of.label, values: chart.values },
    ],
    format,
    hasTableBeside,
  };
  return (
    <Card>
      {kind === 'bar' && <BarChart {...data} />}
      {kind === 'line' && <LineChart {...data} fromZero />}
      {kind === 'pie' && (
        <Donut
          title={title}
          partName={by.label}
          parts={labels.map((name, place) => ({ label: name, value: chart.values[place] ?? 0 }))}
          format={format}
          hasTableBeside={hasTableBeside}
        />
      )}
    </Card>
  );
}
