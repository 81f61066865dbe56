import type { CsvCell } from './csvText';

/** A column of a table that is written to a file. */
export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => CsvCell;
}

/** A table, line by line: its header, then a line for each row. */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CsvCell[][] {
  return [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))];
}
