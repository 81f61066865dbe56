import { formatFigure } from '../formatFigure.ts';
import type { KeyFigure } from '../reportContent.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { colors, type Layout } from './typography.ts';

const COLUMNS = 4;
const GAP = 8;
const PADDING = 10;
/** Parts of the largest size, for a value of any length. */
const SHARES = [1, 0.85, 0.7, 0.55];

/** The looks of a figure, and the places of its lines below its top, in points. */
function measuresOf({ contentWidth, sizes: { small, keyFigure } }: Layout) {
  const label: TextStyle = { font: 'regular', size: small, color: colors.muted };
  const value: TextStyle = { font: 'strong', size: keyFigure, color: colors.ink };
  const valueTop = PADDING + Math.round(small * 1.5);
  const noteTop = valueTop + Math.round(keyFigure * 1.4);
  return {
    label,
    value,
    valueTop,
    noteTop,
    height: noteTop + small + PADDING,
    width: (contentWidth - (COLUMNS - 1) * GAP) / COLUMNS,
  };
}

/** The height of all their rows. */
export function heightOfKeyFigures({ layout }: Canvas, figures: readonly KeyFigure[]): number {
  return Math.ceil(figures.length / COLUMNS) * (measuresOf(layout).height + GAP);
}

/** The most important numbers, four in a row: each with its name, its value and what it is compared with. */
export function drawKeyFigures(canvas: Canvas, figures: readonly KeyFigure[]): void {
  const { width, height } = measuresOf(canvas.layout);
  const size = sizeOf(canvas, figures, width - 2 * PADDING);
  canvas.element('L', () => {
    for (let first = 0; first < figures.length; first += COLUMNS) {
      canvas.require(height + GAP);
      for (const [column, figure] of figures.slice(first, first + COLUMNS).entries()) {
        const left = canvas.layout.page.margin + column * (width + GAP);
        canvas.element('LI', () => drawKeyFigure(canvas, figure, { left, size }));
      }
      canvas.y += height + GAP;
    }
  });
  canvas.y += 4;
}

/** The largest size at which every value fits one line. */
function sizeOf(canvas: Canvas, figures: readonly KeyFigure[], width: number): number {
  const { value } = measuresOf(canvas.layout);
  const sizes = SHARES.map((share) => Math.round(value.size * share));
  const fits = (size: number) =>
    figures.every((figure) => canvas.widthOf(formatFigure(figure.value, figure.format), { ...value, size }) <= width);
  return sizes.find(fits) ?? Math.min(...sizes);
}

/** In points: where the figure begins, and the size of its value. */
interface Look {
  left: number;
  size: number;
}

function drawKeyFigure(canvas: Canvas, figure: KeyFigure, { left, size }: Look): void {
  const { label, value, valueTop, noteTop, width, height } = measuresOf(canvas.layout);
  const { y } = canvas;
  const place = { x: left + PADDING, width: width - 2 * PADDING };
  canvas.rectangle({ x: left, y, width, height }, colors.shade);
  canvas.element('Lbl', () => canvas.text(figure.label, { ...place, y: y + PADDING }, label));
  canvas.element('LBody', () => {
    // Smaller values stand lower: all share one baseline.
    const top = y + valueTop + (value.size - size);
    canvas.text(formatFigure(figure.value, figure.format), { ...place, y: top }, { ...value, size });
    const note = noteOf(figure);
    if (note) canvas.text(note, { ...place, y: y + noteTop }, label);
  });
}

/** What it was in the days that the report is compared with; without such a figure, what it is measured against. */
function noteOf({ value, note, compared, format }: KeyFigure): string | undefined {
  if (value === null || compared === undefined || compared === null) return note;
  return `compared with ${formatFigure(compared, format)}`;
}
