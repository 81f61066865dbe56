import { formatFigure } from '../formatFigure.ts';
import type { Figure, FigureFormat, ReportTable } from '../reportContent.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { colors, contentWidth, page, sizes } from './typography.ts';

const PADDING = { x: 4, y: 4 } as const;

interface Column {
  title: string;
  format: FigureFormat;
  x: number;
  width: number;
}

/** A table that goes on over pages: no row is split, and every page begins with the header. */
export function drawTable(canvas: Canvas, table: ReportTable): void {
  const columns = layOut(table);
  const header = columns.map(({ title }) => title);
  const rows = table.rows.map((row) => columns.map(({ format }, index) => formatFigure(cellAt(row, index), format)));
  const headerHeight = heightOfRow(canvas, columns, header, 'strong');
  const [first] = rows;
  canvas.require(headerHeight + (first ? heightOfRow(canvas, columns, first, 'regular') : 0));
  drawHeader(canvas, columns, header, headerHeight);
  for (const row of rows) {
    const height = heightOfRow(canvas, columns, row, 'regular');
    if (canvas.require(height)) drawHeader(canvas, columns, header, headerHeight);
    drawCells(canvas, columns, row, { font: 'regular', size: sizes.table, color: colors.ink });
    canvas.y += height;
    canvas.rule(canvas.y);
  }
  canvas.y += 12;
}

/** Words get twice the room of numbers. */
function layOut({ columns }: ReportTable): Column[] {
  const shares = columns.map(({ format }) => (format === 'text' ? 2 : 1));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let { margin: x } = page as { margin: number };
  return columns.map((column, index) => {
    const width = (contentWidth * (shares[index] ?? 1)) / whole;
    const placed = { ...column, x, width };
    x += width;
    return placed;
  });
}

function drawHeader(canvas: Canvas, columns: readonly Column[], titles: readonly string[], height: number): void {
  canvas.rectangle({ x: page.margin, y: canvas.y, width: contentWidth, height }, colors.shade);
  drawCells(canvas, columns, titles, { font: 'strong', size: sizes.table, color: colors.ink });
  canvas.y += height;
}

function drawCells(canvas: Canvas, columns: readonly Column[], cells: readonly string[], style: TextStyle): void {
  for (const [index, { x, width, format }] of columns.entries()) {
    const place = { x: x + PADDING.x, y: canvas.y + PADDING.y, width: width - 2 * PADDING.x };
    canvas.text(cells[index] ?? '', place, { ...style, align: isNumber(format) ? 'right' : 'left' });
  }
}

function heightOfRow(
  canvas: Canvas,
  columns: readonly Column[],
  cells: readonly string[],
  font: TextStyle['font'],
): number {
  const style: TextStyle = { font, size: sizes.table, color: colors.ink };
  const heights = columns.map(({ width }, index) => canvas.heightOf(cells[index] ?? '', width - 2 * PADDING.x, style));
  return Math.max(...heights) + 2 * PADDING.y;
}

function isNumber(format: FigureFormat): boolean {
  return format !== 'text' && format !== 'day';
}

function cellAt(row: readonly Figure[], index: number): Figure {
  return row[index] ?? null;
}
