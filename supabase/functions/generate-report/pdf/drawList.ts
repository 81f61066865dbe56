import type { Canvas, TextStyle } from './canvas.ts';
import { colors } from './typography.ts';

const INDENT = 14;
const DOT = 4;
const GAP = 4;

const styleOf = ({ layout }: Canvas): TextStyle => ({ font: 'regular', size: layout.sizes.text, color: colors.ink });
const widthOf = ({ layout }: Canvas): number => layout.contentWidth - INDENT;

/** The height of all of them. */
export function heightOfList(canvas: Canvas, sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + heightOf(canvas, sentence) + GAP, 0);
}

/** Sentences of equal rank, each behind a dot. */
export function drawList(canvas: Canvas, sentences: readonly string[]): void {
  canvas.element('L', () => {
    for (const sentence of sentences) canvas.element('LI', () => drawSentence(canvas, sentence));
  });
  canvas.y += 6;
}

function drawSentence(canvas: Canvas, sentence: string): void {
  const { margin } = canvas.layout.page;
  const style = styleOf(canvas);
  const height = heightOf(canvas, sentence);
  canvas.require(height);
  // In the middle of the first line.
  const top = canvas.y + Math.round((style.size * 1.2 - DOT) / 2);
  canvas.rectangle({ x: margin, y: top, width: DOT, height: DOT }, colors.accent);
  canvas.element('LBody', () =>
    canvas.text(sentence, { x: margin + INDENT, y: canvas.y, width: widthOf(canvas) }, style),
  );
  canvas.y += height + GAP;
}

function heightOf(canvas: Canvas, sentence: string): number {
  return canvas.heightOf(sentence, widthOf(canvas), styleOf(canvas));
}
