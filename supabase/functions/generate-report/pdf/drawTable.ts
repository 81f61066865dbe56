import { columnWidths } from '../columnWidths.ts';
import { inParts } from '../inParts.ts';
import type { FigureFormat, ReportTable } from '../reportContent.ts';
import { tableTexts } from '../tableTexts.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { colors } from './typography.ts';

/** Above and below the texts of a row, in points. */
const PADDING = 4;
const WORD_GAP = 12;
/** Texts of a column that are measured. */
const MEASURED = 20;
/** Rows of a table that is not split. */
const SHORT = 10;

interface Column {
  title: string;
  format: FigureFormat;
  x: number;
  width: number;
}

/** The height that stays in one piece: a short table, or of a long one its header with the first row. */
export function heightOfTable(canvas: Canvas, table: ReportTable): number {
  const { rows, total } = tableTexts(table);
  const header = titlesOf(table);
  const columns = layOut(canvas, table);
  const together = rows.length <= SHORT ? [...rows, ...(total ? [total] : [])] : rows.slice(0, 1);
  return together.reduce(
    (sum, row) => sum + heightOfRow(canvas, columns, row, 'regular'),
    heightOfRow(canvas, columns, header, 'strong'),
  );
}

/** A table that goes on over pages: no row is split, and every page begins with the header. */
export function drawTable(canvas: Canvas, table: ReportTable): void {
  const { rows, total } = tableTexts(table);
  const header = titlesOf(table);
  const columns = layOut(canvas, table);
  canvas.require(heightOfTable(canvas, table));
  const opening = canvas.layout.opensPages ? firstRowsOfPages(canvas, columns, total ? [...rows, total] : rows) : [];
  canvas.element('Table', () => {
    canvas.element('THead', () => drawHeader(canvas, columns, header));
    canvas.element('TBody', () => {
      for (const [place, row] of rows.entries()) {
        const height = heightOfRow(canvas, columns, row, 'regular');
        // A screen reader has read the header once.
        if (opening.includes(place) ? canvas.nextPage() : canvas.require(height))
          canvas.artifact(() => drawHeader(canvas, columns, header));
        drawCells(canvas, columns, row, { font: 'regular', cells: 'TD' });
        canvas.y += height;
        canvas.rule(canvas.y);
      }
      if (total) drawTotal(canvas, columns, total);
    });
  });
  canvas.y += 12;
}

/** On slides, the places of the rows that begin another page, so that each page has about as many rows. */
function firstRowsOfPages(canvas: Canvas, columns: readonly Column[], rows: readonly (readonly string[])[]): number[] {
  const heightOf = (row: readonly string[]) => heightOfRow(canvas, columns, row, 'strong');
  const header = columns.map(({ title }) => title);
  const parts = inParts(rows, heightOf, canvas.layout.contentBottom - canvas.y - heightOf(header));
  let place = 0;
  return parts.slice(0, -1).map(({ length }) => (place += length));
}

const titlesOf = ({ columns }: ReportTable): string[] => columns.map(({ title }) => title);

/** Words that begin where numbers end keep away from them. */
function layOut(canvas: Canvas, table: ReportTable): Column[] {
  const { columns } = table;
  const { rows, total } = tableTexts(table);
  const header = titlesOf(table);
  const widest = (texts: readonly string[], font: TextStyle['font']) =>
    Math.max(0, ...longest(texts).map((text) => canvas.widthOf(text, styleOf(canvas, font))));
  const gaps = columns.map(({ format }, index) => {
    const before = columns[index - 1];
    return before && isNumber(before.format) && !isNumber(format) ? WORD_GAP : 0;
  });
  const needs = columns.map(({ format }, index) => {
    const strong = [header[index] ?? '', ...(total ? [total[index] ?? ''] : [])];
    const regular = rows.map((row) => row[index] ?? '');
    // A hair more than measured, so that a text does not wrap at its own width.
    const around = 2 * sidesOf(canvas) + (gaps[index] ?? 0) + 0.5;
    const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/\s+/));
    return {
      format,
      word: Math.max(widest(wordsOf(strong), 'strong'), widest(wordsOf(regular), 'regular')) + around,
      line: Math.max(widest(strong, 'strong'), widest(regular, 'regular')) + around,
    };
  });
  const widths = columnWidths(needs, canvas.layout.contentWidth);
  let x = canvas.layout.page.margin;
  return columns.map((column, index) => {
    const width = widths[index] ?? 0;
    const away = gaps[index] ?? 0;
    const placed = { ...column, x: x + away, width: width - away };
    x += width;
    return placed;
  });
}

/** The texts with most letters, each once: measuring every text of a long table takes seconds. */
const longest = (texts: readonly string[]): string[] =>
  [...new Set(texts)].sort((one, other) => other.length - one.length).slice(0, MEASURED);

function drawHeader(canvas: Canvas, columns: readonly Column[], titles: readonly string[]): void {
  const height = heightOfRow(canvas, columns, titles, 'strong');
  const { page, contentWidth } = canvas.layout;
  canvas.rectangle({ x: page.margin, y: canvas.y, width: contentWidth, height }, colors.shade);
  drawCells(canvas, columns, titles, { font: 'strong', cells: 'TH' });
  canvas.y += height;
}

function drawTotal(canvas: Canvas, columns: readonly Column[], total: readonly string[]): void {
  const height = heightOfRow(canvas, columns, total, 'strong');
  canvas.require(height);
  drawCells(canvas, columns, total, { font: 'strong', cells: 'TD' });
  canvas.y += height;
}

/** A row of a table: of headings of its columns (TH), or of cells, the first of which names the row. */
interface RowLook {
  font: TextStyle['font'];
  cells: 'TH' | 'TD';
}

function drawCells(
  canvas: Canvas,
  columns: readonly Column[],
  texts: readonly string[],
  { font, cells }: RowLook,
): void {
  const style = styleOf(canvas, font);
  const sides = sidesOf(canvas);
  canvas.element('TR', () => {
    for (const [index, { x, width, format }] of columns.entries()) {
      const place = { x: x + sides, y: canvas.y + PADDING, width: width - 2 * sides };
      const draw = () =>
        canvas.text(texts[index] ?? '', place, { ...style, align: isNumber(format) ? 'right' : 'left' });
      if (cells === 'TH') canvas.element('TH', draw, { scope: 'Column' });
      else if (index === 0) canvas.element('TH', draw, { scope: 'Row' });
      else canvas.element('TD', draw);
    }
  });
}

/** The room beside the texts of a cell, in points: larger letters need more of it. */
const sidesOf = ({ layout }: Canvas): number => Math.round(layout.sizes.table * 0.45);

const styleOf = ({ layout }: Canvas, font: TextStyle['font']): TextStyle => ({
  font,
  size: layout.sizes.table,
  color: colors.ink,
});

function heightOfRow(
  canvas: Canvas,
  columns: readonly Column[],
  cells: readonly string[],
  font: TextStyle['font'],
): number {
  const style = styleOf(canvas, font);
  const sides = sidesOf(canvas);
  const heights = columns.map(({ width }, index) => canvas.heightOf(cells[index] ?? '', width - 2 * sides, style));
  return Math.max(...heights) + 2 * PADDING;
}

function isNumber(format: FigureFormat): boolean {
  return format !== 'text' && format !== 'word' && format !== 'day';
}
