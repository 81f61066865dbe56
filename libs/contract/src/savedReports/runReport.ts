import { comparisonOf, isWithin } from './comparison.ts';
import { filterInWords, hasItsValue, isEmpty, matches } from './filters.ts';
import { withWords } from './withWords.ts';
import { columnNamed, dataSets, isNumeric, type DataColumn } from './dataSets.ts';
import type { BuiltReport, DataRow, DataSetId } from './savedReport.ts';

/** Rows of a group and their totals, by the name of the column; null where no row has a value. */
export interface Group {
  value: string;
  rows: readonly DataRow[];
  totals: Readonly<Record<string, number | null>>;
  /** The same of the earlier period, in a report that is beside one. */
  before?: Pick<Group, 'rows' | 'totals'>;
}

/** What a report shows. */
export interface ReportResult {
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Undefined without a grouping. A report beside an earlier period has one group at least. */
  groups: readonly Group[] | undefined;
  chart:
    { labels: readonly string[]; values: readonly (number | null)[]; before?: readonly (number | null)[] } | undefined;
}

/** The value of a group or a bar without one. */
export const NONE = '(none)';

/** Said in place of the rows. A report shows only the rows that its reader may read. */
export const NO_ROWS = 'No row passes the filters, or there is none that you may read.';

/** The one group of a report beside an earlier period that is not grouped. */
export const EVERYTHING = 'All rows';

/** Orders words, and the numbers in them by size. */
const byWords = new Intl.Collator('en', { numeric: true }).compare;

const wordOf = (value: string | number | null | undefined) => (isEmpty(value) ? NONE : String(value));

/** The total of a column over some rows: the sum, or the mean where a sum says nothing; null without values. */
function totalOf(rows: readonly DataRow[], { name, total }: DataColumn): number | null {
  const values = rows.map((row) => row[name]).filter((value) => typeof value === 'number');
  if (values.length === 0) return null;
  const sum = values.reduce((so, value) => so + value, 0);
  return Math.round((total === 'mean' ? sum / values.length : sum) * 100) / 100;
}

/** The rows in the order of their data set: the page and the PDF read them in different orders. */
function inOrder(dataSet: DataSetId, rows: readonly DataRow[]): readonly DataRow[] {
  const { order = [] } = dataSets[dataSet];
  return [...rows].sort((one, other) =>
    order.reduce((so, column) => so || byWords(String(one[column] ?? ''), String(other[column] ?? '')), 0),
  );
}

/** Filters, groups and charts the rows of a data set. Columns that the data set no longer has are left out. */
export function runReport(report: BuiltReport, all: readonly DataRow[]): ReportResult {
  const { dataSet, chart } = report;
  const columns = report.columns.flatMap((name) => columnNamed(dataSet, name) ?? []);
  const filters = report.filters.filter(hasItsValue).map((filter) => filterInWords(dataSet, filter));
  const passing = inOrder(dataSet, all)
    .map(withWords(dataSet))
    .filter((row) => filters.every((filter) => matches(row, filter)));
  const comparison = comparisonOf(report);
  const within = (period: 'now' | 'before') =>
    comparison && passing.filter((row) => isWithin(row, comparison.column, comparison[period]));
  const rows = within('now') ?? passing;
  const earlier = within('before');
  const [grouping] = report.grouping;
  const numeric = columns.filter(isNumeric);
  const totalsOf = (own: readonly DataRow[]) => ({
    rows: own,
    totals: Object.fromEntries(numeric.map((column) => [column.name, totalOf(own, column)])),
  });
  const charted = chart.kind === 'none' ? undefined : columnNamed(dataSet, chart.value);
  const bars = charted && chart.kind !== 'none' ? groupsBy(rows, earlier, chart.label) : undefined;
  return {
    columns,
    rows,
    groups:
      grouping === undefined && !earlier
        ? undefined
        : groupsBy(rows, earlier, grouping).map(([value, own, before]) => ({
            value,
            ...totalsOf(own),
            ...(before && { before: totalsOf(before) }),
          })),
    chart: charted &&
      bars && {
        labels: bars.map(([label]) => label),
        values: bars.map(([, own]) => totalOf(own, charted)),
        ...(earlier && { before: bars.map(([, , before]) => totalOf(before ?? [], charted)) }),
      },
  };
}

type Grouped = [value: string, rows: DataRow[], before: DataRow[] | undefined];

/** The rows by a column, or all as one group, beside those of an earlier period if there is one. */
function groupsBy(rows: readonly DataRow[], earlier: readonly DataRow[] | undefined, column?: string): Grouped[] {
  const groups = new Map<string, Grouped>();
  const groupOf = (row: DataRow) => {
    const word = column === undefined ? EVERYTHING : wordOf(row[column]);
    const group: Grouped = groups.get(word) ?? [word, [], earlier && []];
    groups.set(word, group);
    return group;
  };
  for (const row of rows) groupOf(row)[1].push(row);
  for (const row of earlier ?? []) groupOf(row)[2]?.push(row);
  return [...groups.values()].sort(([one], [other]) => byWords(one, other));
}
