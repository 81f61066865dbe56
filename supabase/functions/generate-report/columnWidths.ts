import type { FigureFormat } from './reportContent.ts';

/** How wide a column has to be, in one unit: its widest word, and its widest text on one line. */
interface ColumnNeed {
  format: FigureFormat;
  word: number;
  line: number;
}

/**
 * The widths of a table's columns. Texts get twice the room of other columns if every cell then fits on one line.
 * Otherwise each column gets its widest word, and then the narrowest ones what they need for one line: sentences wrap, so
 * that names, dates and numbers do not have to.
 */
export function columnWidths(needs: readonly ColumnNeed[], width: number): number[] {
  const shares = needs.map(({ format }) => (format === 'text' ? 2 : 1));
  const even = shares.map((share) => (width * share) / sumOf(shares));
  const words = sumOf(needs.map(({ word }) => word));
  if (words >= width || needs.every(({ line }, index) => line <= (even[index] ?? 0))) return even;
  const widths = needs.map(({ word }) => word);
  const narrowestFirst = needs.map((need, index) => ({ index, missing: need.line - need.word }));
  narrowestFirst.sort((one, other) => one.missing - other.missing);
  let rest = width - words;
  for (const [place, { index, missing }] of narrowestFirst.entries()) {
    const given = Math.min(missing, rest / (needs.length - place));
    widths[index] = (widths[index] ?? 0) + given;
    rest -= given;
  }
  return widths.map((each) => each + rest / needs.length);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
