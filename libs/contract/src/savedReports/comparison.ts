import { columnNamed, type DataColumn, dataSets } from './dataSets.ts';
import type { BuiltReport, Comparison, DataRow, DataSetId, Period } from './savedReport.ts';

/** The columns by which a report of this data set can be shown beside an earlier period. */
export const comparableColumns = (dataSet: DataSetId): readonly DataColumn[] =>
  dataSets[dataSet].columns.filter(({ kind, isSeason }) => kind === 'day' || isSeason);

/** The comparison of a report; undefined without one, or if its data set no longer has the column. */
export const comparisonOf = ({ dataSet, comparison }: BuiltReport): Comparison | undefined =>
  comparison && columnNamed(dataSet, comparison.column) ? comparison : undefined;

/** Whether a row belongs to a period. */
export function isWithin(row: DataRow, column: string, { from, to }: Period): boolean {
  const value = row[column];
  return value !== null && value !== undefined && String(value) >= from && String(value) <= to;
}

/** Whether both periods have their days in order, and the earlier one ends before the other begins. */
export const isInOrder = ({ now, before }: Comparison): boolean =>
  before.from !== '' && before.from <= before.to && before.to < now.from && now.from <= now.to;

/** Both periods in words. @param dayInWords how a day (ISO 8601) reads */
export function comparisonInWords({ now, before }: Comparison, dayInWords: (day: string) => string): string {
  const inWords = ({ from, to }: Period) => (from === to ? yearOrDay(from) : `${dayInWords(from)} – ${dayInWords(to)}`);
  const yearOrDay = (value: string) => (value.includes('-') ? dayInWords(value) : value);
  return `${inWords(now)} beside ${inWords(before)}`;
}

/** How a figure of both periods is named in each: with its season, or as it is and "before". */
export function namedBeside({ now, before }: Comparison, name: string): { now: string; before: string } {
  const season = ({ from, to }: Period) => (from === to && !from.includes('-') ? from : undefined);
  const year = season(now);
  return { now: year ? `${name}, ${year}` : name, before: `${name}, ${season(before) ?? 'before'}` };
}
