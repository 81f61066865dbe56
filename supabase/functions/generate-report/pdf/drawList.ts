import type { Canvas, TextStyle } from './canvas.ts';
import { colors, contentWidth, page, sizes } from './typography.ts';

const INDENT = 14;
const WIDTH = contentWidth - INDENT;
const DOT = 4;
const GAP = 4;

const style: TextStyle = { font: 'regular', size: sizes.text, color: colors.ink };

/** The height of all of them. */
export function heightOfList(canvas: Canvas, sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + heightOf(canvas, sentence) + GAP, 0);
}

/** Sentences of equal rank, each behind a dot. */
export function drawList(canvas: Canvas, sentences: readonly string[]): void {
  for (const sentence of sentences) {
    const height = heightOf(canvas, sentence);
    canvas.require(height);
    canvas.rectangle({ x: page.margin, y: canvas.y + DOT, width: DOT, height: DOT }, colors.accent);
    canvas.text(sentence, { x: page.margin + INDENT, y: canvas.y, width: WIDTH }, style);
    canvas.y += height + GAP;
  }
  canvas.y += 6;
}

function heightOf(canvas: Canvas, sentence: string): number {
  return canvas.heightOf(sentence, WIDTH, style);
}
