import type { ReportColumn, ReportTable } from '../reportContent.ts';
import { inParts } from '../inParts.ts';
import { tableTexts } from '../tableTexts.ts';
import { colors, contentWidth, sizes, slide, typeface } from './design.ts';
import type { Run, Slide } from './deck.ts';
import { heightOfLines, linesOf } from './linesOf.ts';
import type { NewSlide } from './writePresentation.ts';

/** Around the text of a cell, points: above, right, below, left. */
const MARGINS = [4, 6, 4, 6] as const;
const POINTS_PER_INCH = 72;

const isText = ({ format }: ReportColumn) => format === 'text' || format === 'word' || format === 'day';

/** A table, on as many slides as it needs: each repeats its head, and the last has the total. */
export function addTables(newSlide: NewSlide, heading: string, table: ReportTable): void {
  const room = slide.bottom - slide.top;
  const size = sizeOfTable(table, room);
  const { head, rows, heightOf } = textsOfTable(table, size);
  const parts = inParts(rows, heightOf, room - heightOf(head));
  for (const [place, part] of parts.entries()) {
    const on = newSlide(parts.length === 1 ? heading : `${heading} (${place + 1} of ${parts.length})`);
    const isLast = place === parts.length - 1;
    addRows(on, table.columns, part, { y: slide.top, size, hasTotal: isLast && table.total !== undefined });
  }
}

/** The height of a whole table with the smallest letters, in inches. */
export const heightOfTable = (table: ReportTable): number => heightAt(table, Math.min(...sizes.tables));

/** A whole table at a place of a slide, in inches from its top. */
export function addTable(on: Slide, table: ReportTable, y: number): void {
  const size = sizeOfTable(table, slide.bottom - y);
  addRows(on, table.columns, textsOfTable(table, size).rows, { y, size, hasTotal: table.total !== undefined });
}

/** The largest letters, in points, at which a table fits a height in inches without wrapping more of its texts. */
function sizeOfTable(table: ReportTable, room: number): number {
  const smallest = Math.min(...sizes.tables);
  const wraps = (size: number) => heightAt(table, size) / size > heightAt(table, smallest) / smallest;
  return sizes.tables.find((size) => heightAt(table, size) <= room && !wraps(size)) ?? smallest;
}

function heightAt(table: ReportTable, size: number): number {
  const { head, rows, heightOf } = textsOfTable(table, size);
  return [head, ...rows].reduce((sum, row) => sum + heightOf(row), 0);
}

/** The head and the rows, the total at last, as texts; and how high such a row is, in inches. */
function textsOfTable(table: ReportTable, size: number) {
  const widths = widthsOf(table.columns);
  const { rows, total } = tableTexts(table);
  return {
    head: table.columns.map(({ title }) => title),
    rows: [...rows, ...(total ? [total] : [])],
    heightOf: (row: readonly string[]) => heightOfRow(row, widths, size),
  };
}

/** Rows below a head. @param look y in inches; size in points; hasTotal: the last row is one of sums */
function addRows(
  on: Slide,
  columns: readonly ReportColumn[],
  rows: readonly (readonly string[])[],
  { y, size, hasTotal }: { y: number; size: number; hasTotal: boolean },
): void {
  on.addTable(
    [
      columns.map((column) => cell(column.title, column, { bold: true, color: colors.muted })),
      ...rows.map((row, index) =>
        row.map((text, at) => cell(text, columns[at], { bold: hasTotal && index === rows.length - 1 })),
      ),
    ],
    {
      x: slide.margin,
      y,
      w: contentWidth,
      colW: widthsOf(columns),
      fontFace: typeface,
      fontSize: size,
      color: colors.ink,
      border: { type: 'none' },
      margin: [...MARGINS],
    },
  );
}

/** In inches: that of the cell with most lines. */
function heightOfRow(texts: readonly string[], widths: readonly number[], size: number): number {
  const [above, right, below, left] = MARGINS;
  const lines = texts.map((text, at) => linesOf(text, (widths[at] ?? 1) - (right + left) / POINTS_PER_INCH, size));
  return heightOfLines(Math.max(1, ...lines), size) + (above + below) / POINTS_PER_INCH;
}

function cell(text: string, column: ReportColumn | undefined, options: Record<string, unknown>): Run {
  return {
    text,
    options: {
      align: column && isText(column) ? 'left' : 'right',
      valign: 'top',
      border: [{ type: 'none' }, { type: 'none' }, { type: 'solid', pt: 0.75, color: colors.rule }, { type: 'none' }],
      ...options,
    },
  };
}

/** Texts get twice the room of other columns. */
function widthsOf(columns: readonly ReportColumn[]): number[] {
  const shares = columns.map(({ format }) => (format === 'text' ? 2 : 1));
  const all = shares.reduce((sum: number, share) => sum + share, 0);
  return shares.map((share) => (contentWidth * share) / all);
}
