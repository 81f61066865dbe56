import { formatFigure } from '../formatFigure.ts';
import type { KeyFigure } from '../reportContent.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { colors, contentWidth, page, sizes } from './typography.ts';

const COLUMNS = 4;
const GAP = 8;
const PADDING = 10;
/** Of one row. */
const HEIGHT = 68;

const label: TextStyle = { font: 'regular', size: sizes.small, color: colors.muted };
const value: TextStyle = { font: 'strong', size: sizes.keyFigure, color: colors.ink };
/** Points, for a value of any length. */
const SIZES = [sizes.keyFigure, 17, 14, 11];

/** The height of all their rows. */
export function heightOfKeyFigures(figures: readonly KeyFigure[]): number {
  return Math.ceil(figures.length / COLUMNS) * (HEIGHT + GAP);
}

/** The most important numbers, four in a row: each with its name, its value and what it is compared with. */
export function drawKeyFigures(canvas: Canvas, figures: readonly KeyFigure[]): void {
  const width = (contentWidth - (COLUMNS - 1) * GAP) / COLUMNS;
  const size = sizeOf(canvas, figures, width - 2 * PADDING);
  for (let first = 0; first < figures.length; first += COLUMNS) {
    canvas.require(HEIGHT + GAP);
    for (const [column, figure] of figures.slice(first, first + COLUMNS).entries()) {
      drawKeyFigure(canvas, figure, { left: page.margin + column * (width + GAP), width, size });
    }
    canvas.y += HEIGHT + GAP;
  }
  canvas.y += 4;
}

/** The largest size at which every value fits one line. */
function sizeOf(canvas: Canvas, figures: readonly KeyFigure[], width: number): number {
  const fits = (size: number) =>
    figures.every((figure) => canvas.widthOf(formatFigure(figure.value, figure.format), { ...value, size }) <= width);
  return SIZES.find(fits) ?? Math.min(...SIZES);
}

/** Lengths and the size of the value in points. */
interface Look {
  left: number;
  width: number;
  size: number;
}

function drawKeyFigure(canvas: Canvas, figure: KeyFigure, { left, width, size }: Look): void {
  const { y } = canvas;
  const place = { x: left + PADDING, width: width - 2 * PADDING };
  canvas.rectangle({ x: left, y, width, height: HEIGHT }, colors.shade);
  canvas.text(figure.label, { ...place, y: y + 10 }, label);
  // Smaller values stand lower: all share one baseline.
  const top = y + 22 + (sizes.keyFigure - size);
  canvas.text(formatFigure(figure.value, figure.format), { ...place, y: top }, { ...value, size });
  const note = noteOf(figure);
  if (note) canvas.text(note, { ...place, y: y + 50 }, label);
}

/** What it was in the days that the report is compared with; without such a figure, what it is measured against. */
function noteOf({ value, note, compared, format }: KeyFigure): string | undefined {
  if (value === null || compared === undefined || compared === null) return note;
  return `compared with ${formatFigure(compared, format)}`;
}
