import type { ReportColumn, ReportTable } from '../reportContent.ts';
import { tableTexts } from '../tableTexts.ts';
import { colors, contentWidth, sizes, slide, typeface } from './design.ts';
import type { Run } from './deck.ts';
import { heightOfLines, linesOf } from './linesOf.ts';
import type { NewSlide } from './writePresentation.ts';

/** Around the text of a cell, points: above, right, below, left. */
const MARGINS = [4, 6, 4, 6] as const;
const POINTS_PER_INCH = 72;

const isText = ({ format }: ReportColumn) => format === 'text' || format === 'word' || format === 'day';

/** A table, on as many slides as it needs: each repeats its head, and the last has the total. */
export function addTables(newSlide: NewSlide, heading: string, table: ReportTable): void {
  const { columns } = table;
  const { rows, total } = tableTexts(table);
  const widths = widthsOf(columns);
  const titles = columns.map(({ title }) => title);
  const room = slide.bottom - slide.top - heightOfRow(titles, widths);
  const parts = inParts([...rows, ...(total ? [total] : [])], (row) => heightOfRow(row, widths), room);
  for (const [place, part] of parts.entries()) {
    const isLast = place === parts.length - 1;
    newSlide(parts.length === 1 ? heading : `${heading} (${place + 1} of ${parts.length})`).addTable(
      [
        columns.map((column) => cell(column.title, column, { bold: true, color: colors.muted })),
        ...part.map((row, index) =>
          row.map((text, at) =>
            cell(text, columns[at], { bold: total !== undefined && isLast && index === part.length - 1 }),
          ),
        ),
      ],
      {
        x: slide.margin,
        y: slide.top,
        w: contentWidth,
        colW: widths,
        fontFace: typeface,
        fontSize: sizes.table,
        color: colors.ink,
        border: { type: 'none' },
        margin: [...MARGINS],
      },
    );
  }
}

/** Parts of rows, none higher than the room, and about equally high: a last slide with one row would look forgotten. */
export function inParts<Row>(rows: readonly Row[], heightOf: (row: Row) => number, room: number): Row[][] {
  const all = rows.reduce((sum, row) => sum + heightOf(row), 0);
  const share = Math.min(room, all / Math.max(1, Math.ceil(all / room)) + Math.max(0, ...rows.map(heightOf)) / 2);
  const parts: Row[][] = [[]];
  let used = 0;
  for (const row of rows) {
    const height = heightOf(row);
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && used + height > share) {
      parts.push([row]);
      used = height;
    } else {
      part.push(row);
      used += height;
    }
  }
  return parts;
}

/** In inches: that of the cell with most lines. */
function heightOfRow(texts: readonly string[], widths: readonly number[]): number {
  const [above, right, below, left] = MARGINS;
  const lines = texts.map((text, at) =>
    linesOf(text, (widths[at] ?? 1) - (right + left) / POINTS_PER_INCH, sizes.table),
  );
  return heightOfLines(Math.max(1, ...lines), sizes.table) + (above + below) / POINTS_PER_INCH;
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
