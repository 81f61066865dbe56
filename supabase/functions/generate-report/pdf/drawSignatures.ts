import type { ReportSignature } from '../reportContent.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { FIELD, strokesOfPath } from './strokesOfPath.ts';
import { colors, contentWidth, page, sizes } from './typography.ts';

const COLUMNS = 2;
const GAP = 24;
const WIDTH = (contentWidth - GAP) / COLUMNS;
/** A drawn name keeps the shape of the field, in a part of the width. */
const DRAWN = { width: 174, height: 58 } as const;
const AFTER = 14;

const nameStyle: TextStyle = { font: 'strong', size: sizes.text, color: colors.ink };
const noteStyle: TextStyle = { font: 'regular', size: sizes.table, color: colors.muted };

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
      drawSignature(canvas, signature, page.margin + column * (WIDTH + GAP));
    }
    canvas.y += height;
  }
}

function drawSignature(canvas: Canvas, { name, note, drawing }: ReportSignature, x: number): void {
  const line = canvas.y + DRAWN.height;
  if (drawing === null) {
    canvas.text('Signed by typing the name', { x, y: line - 16, width: WIDTH }, noteStyle);
  } else {
    const scale = DRAWN.width / FIELD.width;
    const strokes = strokesOfPath(drawing).map((points) =>
      points.map((point) => ({ x: x + point.x * scale, y: canvas.y + point.y * scale })),
    );
    canvas.strokes(strokes, 1.2, colors.ink);
  }
  canvas.rule(line, { x, width: WIDTH });
  canvas.text(name, { x, y: line + 5, width: WIDTH }, nameStyle);
  canvas.text(note, { x, y: line + 7 + canvas.heightOf(name, WIDTH, nameStyle), width: WIDTH }, noteStyle);
}

function heightOfRow(canvas: Canvas, row: readonly ReportSignature[]): number {
  const words = row.map(
    ({ name, note }) => canvas.heightOf(name, WIDTH, nameStyle) + canvas.heightOf(note, WIDTH, noteStyle),
  );
  return DRAWN.height + 7 + Math.max(0, ...words) + AFTER;
}
