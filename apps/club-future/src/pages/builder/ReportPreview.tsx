import {
  type BuiltReport,
  columnNamed,
  type DataColumn,
  type DataRow,
  dataSets,
  type Group,
  NO_ROWS,
  NONE,
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
  return (
    <Stack $gap="sm">
      <Toolbar>
        <Muted role="status">
          {counted(result.rows.length, 'row')}
          {result.groups && ` in ${counted(result.groups.length, 'group')}`}
        </Muted>
        {canExport && (
          <ExportButton
            of="report"
            onExport={() => downloadCsv(`${fileName(report.title || label)}.csv`, linesOf(result))}
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

const endOf = ({ kind }: DataColumn) => (kind === 'number' || kind === 'money' ? 'end' : 'start');

const rowColumn = (column: DataColumn): Column<Numbered> => ({
  key: column.name,
  header: column.label,
  cell: ({ row }) => inWords(row[column.name], column),
  sortBy: ({ row }) => row[column.name] ?? '',
  align: endOf(column),
});

function groupColumns({ dataSet, grouping }: BuiltReport, { columns }: ReportResult): Column<Group>[] {
  const by = columnNamed(dataSet, grouping[0] ?? '');
  const totals = columns.filter(({ kind }) => kind === 'number' || kind === 'money');
  return [
    {
      key: 'group',
      header: by?.label ?? 'Group',
      cell: ({ value }) => (by?.kind === 'day' && value !== NONE ? dayInWords(value) : value),
      sortBy: ({ value }) => value,
    },
    { key: 'rows', header: 'Rows', cell: ({ rows }) => rows.length, sortBy: ({ rows }) => rows.length, align: 'end' },
    ...totals.map((column): Column<Group> => ({
      key: column.name,
      header: column.total === 'mean' ? `Mean of ${column.label}` : column.label,
      cell: ({ totals: own }) => inWords(own[column.name], column),
      sortBy: ({ totals: own }) => own[column.name] ?? 0,
      align: 'end',
    })),
  ];
}

/** The rows as a file: the chosen columns, one line for each row. */
function linesOf({ columns, rows }: ReportResult) {
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
  const title = `${of.total === 'mean' ? `Mean of ${of.label}` : of.label} by ${by.label}`;
  const format = (amount: number) => inWords(amount, of);
  const hasTableBeside = report.grouping[0] === label;
  const data = {
    title,
    categoryName: by.label,
    categories: chart.labels,
    series: [{ label: of.label, values: chart.values }],
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
          parts={chart.labels.map((name, place) => ({ label: name, value: chart.values[place] ?? 0 }))}
          format={format}
          hasTableBeside={hasTableBeside}
        />
      )}
    </Card>
  );
}
