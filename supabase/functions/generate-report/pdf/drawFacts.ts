import type { ReportFact } from '../reportContent.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { colors, contentWidth, page, sizes } from './typography.ts';

const COLUMNS = 2;
const GAP = 24;
const WIDTH = (contentWidth - GAP) / COLUMNS;
const TERM_WIDTH = 76;
const PADDING = 5;

const termStyle: TextStyle = { font: 'regular', size: sizes.text, color: colors.muted };
const valueStyle: TextStyle = { font: 'strong', size: sizes.text, color: colors.ink };

/** The height of all of them. */
export function heightOfFacts(canvas: Canvas, facts: readonly ReportFact[]): number {
  return rowsOf(facts).reduce((sum, row) => sum + heightOfRow(canvas, row), 0);
}

/** Terms, each with what is true of it, two beside each other. */
export function drawFacts(canvas: Canvas, facts: readonly ReportFact[]): void {
  for (const row of rowsOf(facts)) {
    const height = heightOfRow(canvas, row);
    canvas.require(height);
    const y = canvas.y + PADDING;
    for (const [column, { term, value }] of row.entries()) {
      const x = page.margin + column * (WIDTH + GAP);
      canvas.text(term, { x, y, width: TERM_WIDTH }, termStyle);
      canvas.text(value, { x: x + TERM_WIDTH, y, width: WIDTH - TERM_WIDTH }, valueStyle);
      canvas.rule(canvas.y + height, { x, width: WIDTH });
    }
    canvas.y += height;
  }
  canvas.y += 12;
}

const rowsOf = (facts: readonly ReportFact[]): ReportFact[][] =>
  Array.from({ length: Math.ceil(facts.length / COLUMNS) }, (_, row) =>
    facts.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );

function heightOfRow(canvas: Canvas, row: readonly ReportFact[]): number {
  const heights = row.map(({ value }) => canvas.heightOf(value, WIDTH - TERM_WIDTH, valueStyle));
  return Math.max(...heights) + 2 * PADDING;
}
