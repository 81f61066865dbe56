import { formatFigure } from '../formatFigure.ts';
import type { Figure, ReportColumn, ReportTable } from '../reportContent.ts';
import { colors, contentWidth, sizes, slide, typeface } from './design.ts';
import type { Run } from './deck.ts';
import type { NewSlide } from './writePresentation.ts';

/** Rows that fit on a slide, each of a line or two. */
const ROWS = 10;

const isText = ({ format }: ReportColumn) => format === 'text' || format === 'word' || format === 'day';

/** A table, on as many slides as it needs: each repeats its head, and the last has the total. */
export function addTables(newSlide: NewSlide, heading: string, { columns, rows, total }: ReportTable): void {
  const lines = total ? [...rows, total] : rows;
  const slides = Math.max(1, Math.ceil(lines.length / ROWS));
  // Equal shares: a last slide with one row would look forgotten.
  const each = Math.ceil(lines.length / slides);
  for (let place = 0; place < slides; place += 1) {
    const shown = lines.slice(place * each, (place + 1) * each);
    const isLast = place === slides - 1;
    newSlide(slides === 1 ? heading : `${heading} (${place + 1} of ${slides})`).addTable(
      [
        columns.map((column) => cell(column.title, column, { bold: true, color: colors.muted })),
        ...shown.map((row, index) => rowOf(row, columns, total !== undefined && isLast && index === shown.length - 1)),
      ],
      {
        x: slide.margin,
        y: slide.top,
        w: contentWidth,
        colW: widthsOf(columns),
        fontFace: typeface,
        fontSize: sizes.table,
        color: colors.ink,
        border: { type: 'none' },
        margin: [4, 6, 4, 6],
      },
    );
  }
}

const rowOf = (row: readonly Figure[], columns: readonly ReportColumn[], isTotal: boolean): Run[] =>
  columns.map((column, index) => {
    const value = row[index] ?? null;
    const text = isTotal && (value === null || index === 0) ? String(value ?? '') : formatFigure(value, column.format);
    return cell(text, column, { bold: isTotal });
  });

function cell(text: string, column: ReportColumn, options: Record<string, unknown>): Run {
  return {
    text,
    options: {
      align: isText(column) ? 'left' : 'right',
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
