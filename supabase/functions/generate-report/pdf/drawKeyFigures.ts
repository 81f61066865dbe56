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

/** The height of all their rows. */
export function heightOfKeyFigures(figures: readonly KeyFigure[]): number {
  return Math.ceil(figures.length / COLUMNS) * (HEIGHT + GAP);
}

/** The most important numbers, four in a row: each with its name, its value and what it is compared with. */
export function drawKeyFigures(canvas: Canvas, figures: readonly KeyFigure[]): void {
  const width = (contentWidth - (COLUMNS - 1) * GAP) / COLUMNS;
  for (let first = 0; first < figures.length; first += COLUMNS) {
    canvas.require(HEIGHT + GAP);
    for (const [column, figure] of figures.slice(first, first + COLUMNS).entries()) {
      drawKeyFigure(canvas, figure, page.margin + column * (width + GAP), width);
    }
    canvas.y += HEIGHT + GAP;
  }
  canvas.y += 4;
}

function drawKeyFigure(canvas: Canvas, figure: KeyFigure, left: number, width: number): void {
  const { y } = canvas;
  const place = { x: left + PADDING, width: width - 2 * PADDING };
  canvas.rectangle({ x: left, y, width, height: HEIGHT }, colors.shade);
  canvas.text(figure.label, { ...place, y: y + 10 }, label);
  canvas.text(formatFigure(figure.value, figure.format), { ...place, y: y + 22 }, value);
  const note = noteOf(figure);
  if (note) canvas.text(note, { ...place, y: y + 50 }, label);
}

/** What it was in the days that the report is compared with; without such a figure, what it is measured against. */
function noteOf({ value, note, compared, format }: KeyFigure): string | undefined {
  if (value === null || compared === undefined || compared === null) return note;
  return `compared with ${formatFigure(compared, format)}`;
}
