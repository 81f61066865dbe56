import type { ReportSignature } from '../reportContent.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { FIELD, strokesOfPath } from './strokesOfPath.ts';
import { colors, type Layout } from './typography.ts';

const COLUMNS = 2;
const GAP = 24;
/** A drawn name keeps the shape of the field, in a part of the width. */
const DRAWN = { width: 174, height: 58 } as const;
const AFTER = 14;

/** The width of one in points, and the looks of its words. */
function measuresOf({ contentWidth, sizes }: Layout) {
  const nameStyle: TextStyle = { font: 'strong', size: sizes.text, color: colors.ink };
  const noteStyle: TextStyle = { font: 'regular', size: sizes.table, color: colors.muted };
  return { width: (contentWidth - GAP) / COLUMNS, nameStyle, noteStyle };
}

/** The height of the first row of them. */
export function heightOfFirstSignatures(canvas: Canvas, signatures: readonly ReportSignature[]): number {
  return heightOfRow(canvas, signatures.slice(0, COLUMNS));
}

/** Who signed, two beside each other: the drawing on a line, and below it the name. */
export function drawSignatures(canvas: Canvas, signatures: readonly ReportSignature[]): void {
  for (let first = 0; first < signatures.length; first += COLUMNS) {
    const row = signatures.slice(first, first + COLUMNS);
    const height = heightOfRow(canvas, row);
    canvas.require(height);
    for (const [column, signature] of row.entries()) {
      const { width } = measuresOf(canvas.layout);
      drawSignature(canvas, signature, canvas.layout.page.margin + column * (width + GAP));
    }
    canvas.y += height;
  }
}

function drawSignature(canvas: Canvas, { name, note, drawing }: ReportSignature, x: number): void {
  const { width, nameStyle, noteStyle } = measuresOf(canvas.layout);
  const line = canvas.y + DRAWN.height;
  const below = line + 7 + canvas.heightOf(name, width, nameStyle);
  if (drawing === null) {
    canvas.element('P', () => canvas.text('Signed by typing the name', { x, y: line - 16, width }, noteStyle));
  } else {
    const scale = DRAWN.width / FIELD.width;
    const strokes = strokesOfPath(drawing).map((points) =>
      points.map((point) => ({ x: x + point.x * scale, y: canvas.y + point.y * scale })),
    );
    canvas.element('Figure', () => canvas.strokes(strokes, 1.2, colors.ink), { alt: `Signature of ${name}` });
  }
  canvas.rule(line, { x, width });
  canvas.element('P', () => canvas.text(name, { x, y: line + 5, width }, nameStyle));
  canvas.element('P', () => canvas.text(note, { x, y: below, width }, noteStyle));
}

function heightOfRow(canvas: Canvas, row: readonly ReportSignature[]): number {
  const { width, nameStyle, noteStyle } = measuresOf(canvas.layout);
  const words = row.map(
    ({ name, note }) => canvas.heightOf(name, width, nameStyle) + canvas.heightOf(note, width, noteStyle),
  );
  return DRAWN.height + 7 + Math.max(0, ...words) + AFTER;
}
