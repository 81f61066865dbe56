import { formatColumn } from './formatFigure.ts';
import type { Figure, ReportTable } from './reportContent.ts';

/** The cells of a table as people read them. */
export interface TableTexts {
  rows: string[][];
  /** The sums behind their word; empty where a column has none. */
  total?: string[];
}

/** A table as texts. The figures of a column and their sum have equally many decimals. */
export function tableTexts({ columns, rows, total }: ReportTable): TableTexts {
  const formats = columns.map(({ format }, index) =>
    formatColumn(
      [...rows, ...(total ? [total] : [])].map((row) => row[index] ?? null),
      format,
    ),
  );
  // The word before the sums can be in a column of numbers.
  const sumOf = (figure: Figure, format: (value: Figure) => string): string =>
    figure === null || typeof figure === 'string' ? (figure ?? '') : format(figure);
  return {
    rows: rows.map((row) => formats.map((format, index) => format(row[index] ?? null))),
    ...(total && { total: formats.map((format, index) => sumOf(total[index] ?? null, format)) }),
  };
}
