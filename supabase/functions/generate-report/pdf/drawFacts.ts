import type { ReportFact } from '../reportContent.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { colors, contentWidth, page, sizes } from './typography.ts';

const TERM_WIDTH = 110;
const PADDING = 5;

const termStyle: TextStyle = { font: 'regular', size: sizes.text, color: colors.muted };
const valueStyle: TextStyle = { font: 'strong', size: sizes.text, color: colors.ink };

/** The height of all of them. */
export function heightOfFacts(canvas: Canvas, facts: readonly ReportFact[]): number {
  return facts.reduce((sum, fact) => sum + heightOf(canvas, fact), 0);
}

/** One line a fact: the term, and what is true of it. */
export function drawFacts(canvas: Canvas, facts: readonly ReportFact[]): void {
  for (const fact of facts) {
    const height = heightOf(canvas, fact);
    canvas.require(height);
    const y = canvas.y + PADDING;
    canvas.text(fact.term, { x: page.margin, y, width: TERM_WIDTH }, termStyle);
    canvas.text(fact.value, { x: page.margin + TERM_WIDTH, y, width: contentWidth - TERM_WIDTH }, valueStyle);
    canvas.y += height;
    canvas.rule(canvas.y);
  }
  canvas.y += 12;
}

function heightOf(canvas: Canvas, { value }: ReportFact): number {
  return canvas.heightOf(value, contentWidth - TERM_WIDTH, valueStyle) + 2 * PADDING;
}
