import {
  type BuiltReport,
  columnNamed,
  comparisonInWords,
  comparisonOf,
  comparesWithValue,
  type DataColumn,
  type DataRow,
  dataSets,
  type Filter,
  hasItsValue,
  isNumeric,
  namedBeside,
  NO_ROWS,
  numberOf,
  operatorWords,
  type ReportResult,
  runReport,
} from '@platform/contract/saved-reports';
import { formatFigure } from '../formatFigure.ts';
import type { Bar, Figure, FigureFormat, ReportColumn, ReportSection } from '../reportContent.ts';

/** The most rows on paper: a hosted function has two seconds of processor time. */
const MOST_ROWS = 400;

/** The most characters of a text that needs little room. */
const MOST_OF_WORD = 18;
const MOST_OF_LABEL = 8;

/** The most bars of a chart that can be read. */
const MOST_BARS = 30;

/** What a report of the builder shows: how its rows were chosen, its chart, and its rows or the totals of its groups. */
export function savedReportSections(report: BuiltReport, all: readonly DataRow[]): ReportSection[] {
  const result = runReport(report, all);
  const section: ReportSection = {
    id: 'rows',
    heading: dataSets[report.dataSet].label,
    paragraphs: [...filterSentence(report), ...comparisonSentence(report), ...extentSentences(result)],
  };
  // Beside an earlier period, its rows may be the only ones.
  if (result.rows.length === 0 && !result.groups?.length) return [section];
  return [
    {
      ...section,
      ...barChartOf(report, result),
      table: result.groups ? groupTable(report, result) : rowTable(result),
    },
  ];
}

function filterSentence({ dataSet, filters }: BuiltReport): string[] {
  const inWords = ({ column: name, operator, value }: Filter) => {
    const column = columnNamed(dataSet, name);
    const words = `${column?.label ?? name} ${operatorWords[operator]}`;
    if (!comparesWithValue(operator)) return words;
    return `${words} ${column ? figureInWords(value, column) : value}`;
  };
  const said = filters.filter(hasItsValue).map(inWords);
  return said.length === 0 ? [] : [`Only rows of which ${said.join(', and ')}.`];
}

function comparisonSentence(report: BuiltReport): string[] {
  const comparison = comparisonOf(report);
  if (!comparison) return [];
  const by = columnNamed(report.dataSet, comparison.column)?.label ?? comparison.column;
  return [`${comparisonInWords(comparison, (day) => formatFigure(day, 'day'))}, by ${by}.`];
}

/** A value of a filter or a group as people read it; as it is where the column has other values. */
function figureInWords(value: string | number, column: DataColumn): string {
  if (column.kind === 'day')
    return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? formatFigure(value, 'day') : String(value);
  const number = isNumeric(column) ? numberOf(value) : NaN;
  return Number.isNaN(number) ? String(value) : formatFigure(number, formatOf(column, [number]));
}

function extentSentences({ rows, groups }: ReportResult): string[] {
  if (rows.length === 0) return [NO_ROWS];
  const shown = groups ?? rows;
  const [one, many] = groups ? ['group', 'groups'] : ['row', 'rows'];
  const all = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;
  const sentence = groups ? `${all} in ${groups.length} ${groups.length === 1 ? one : many}.` : `${all}.`;
  if (shown.length <= MOST_ROWS) return [sentence];
  return [sentence, `The first ${MOST_ROWS} ${many} are printed. The page of the report has all.`];
}

function barChartOf(report: BuiltReport, { chart: bars }: ReportResult): Pick<ReportSection, 'barChart'> {
  const { dataSet, chart } = report;
  const comparison = comparisonOf(report);
  if (chart.kind === 'none' || !bars) return {};
  const [by, of] = [columnNamed(dataSet, chart.label), columnNamed(dataSet, chart.value)];
  if (!by || !of) return {};
  const title = `${titleOf(of)} by ${by.label}`;
  const isCut = bars.labels.length > MOST_BARS;
  return {
    barChart: {
      title: isCut ? `${title}, the first ${MOST_BARS} of ${bars.labels.length}` : title,
      format: formatOf(of, bars.values),
      bars: bars.labels.slice(0, MOST_BARS).flatMap((value, place): Bar[] => {
        const label = figureInWords(value, by);
        const figure = bars.values[place] ?? null;
        if (!comparison || !bars.before) return [{ label, value: figure }];
        // The earlier one first, as in the chart of the page.
        const { now, before } = namedBeside(comparison, label);
        return [
          { label: before, value: bars.before[place] ?? null, isEarlier: true },
          { label: now, value: figure },
        ];
      }),
    },
  };
}

function rowTable({ columns, rows }: ReportResult) {
  const shown = rows.slice(0, MOST_ROWS);
  return {
    columns: columns.map((column): ReportColumn => ({
      title: column.label,
      format: formatOf(
        column,
        shown.map((row) => row[column.name]),
      ),
    })),
    rows: shown.map((row) => columns.map(({ name }) => figureOf(row[name]))),
  };
}

function groupTable(report: BuiltReport, { columns, groups = [] }: ReportResult) {
  const { dataSet, grouping } = report;
  const comparison = comparisonOf(report);
  const headsOf = (title: string): string[] => {
    const named = comparison && namedBeside(comparison, title);
    return named ? [named.now, named.before] : [title];
  };
  const shown = groups.slice(0, MOST_ROWS);
  const totals = columns.filter(isNumeric);
  const by = columnNamed(dataSet, grouping[0] ?? '');
  return {
    columns: [
      { title: by?.label ?? 'Group', format: 'text' as const },
      ...headsOf('Rows').map((title) => ({ title, format: 'count' as const })),
      ...totals.flatMap((column): ReportColumn[] => {
        const format = formatOf(
          column,
          shown.flatMap((group) => [group.totals[column.name], group.before?.totals[column.name]]),
        );
        return headsOf(titleOf(column)).map((title) => ({ title, format }));
      }),
    ],
    rows: shown.map(({ value, rows, totals: own, before }) => [
      by ? figureInWords(value, by) : value,
      rows.length,
      ...(comparison ? [before?.rows.length ?? 0] : []),
      ...totals.flatMap(({ name }) => [figureOf(own[name]), ...(comparison ? [figureOf(before?.totals[name])] : [])]),
    ]),
  };
}

const titleOf = ({ label, total }: DataColumn): string => (total === 'mean' ? `Mean of ${label}` : label);

const figureOf = (value: string | number | null | undefined): Figure => (value === '' ? null : (value ?? null));

/**
 * How the values of a column are printed. Short texts are words, which need less room. Cents are printed only where a value has
 * some, as on the page.
 */
function formatOf({ kind, label }: DataColumn, values: readonly (string | number | null | undefined)[]): FigureFormat {
  if (kind === 'number') return 'decimal';
  if (kind === 'day') return 'day';
  if (kind === 'text') {
    const isShort = values.every((value) => String(value ?? '').length <= MOST_OF_WORD);
    return isShort && label.length <= MOST_OF_LABEL ? 'word' : 'text';
  }
  return values.every((value) => typeof value !== 'number' || value % 1 === 0) ? 'wholeDollars' : 'dollars';
}
