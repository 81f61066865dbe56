import type { ReportFact } from '../reportContent.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { colors, type Layout } from './typography.ts';

const COLUMNS = 2;
const GAP = 24;
const PADDING = 5;

/** Widths in points, and the looks of both words. */
function measuresOf({ contentWidth, sizes: { text: size } }: Layout) {
  const termStyle: TextStyle = { font: 'regular', size, color: colors.muted };
  const valueStyle: TextStyle = { font: 'strong', size, color: colors.ink };
  return { width: (contentWidth - GAP) / COLUMNS, termWidth: Math.round(size * 7.6), termStyle, valueStyle };
}

/** The height of all of them. */
export function heightOfFacts(canvas: Canvas, facts: readonly ReportFact[]): number {
  return rowsOf(facts).reduce((sum, row) => sum + heightOfRow(canvas, row), 0);
}

/** Terms, each with what is true of it, two beside each other. */
export function drawFacts(canvas: Canvas, facts: readonly ReportFact[]): void {
  canvas.element('L', () => {
    for (const row of rowsOf(facts)) drawRow(canvas, row);
  });
  canvas.y += 12;
}

function drawRow(canvas: Canvas, row: readonly ReportFact[]): void {
  const { width, termWidth, termStyle, valueStyle } = measuresOf(canvas.layout);
  const height = heightOfRow(canvas, row);
  canvas.require(height);
  const y = canvas.y + PADDING;
  for (const [column, { term, value }] of row.entries()) {
    const x = canvas.layout.page.margin + column * (width + GAP);
    canvas.element('LI', () => {
      canvas.element('Lbl', () => canvas.text(term, { x, y, width: termWidth }, termStyle));
      const place = { x: x + termWidth, y, width: width - termWidth };
      canvas.element('LBody', () => canvas.text(value, place, valueStyle));
    });
    canvas.rule(canvas.y + height, { x, width });
  }
  canvas.y += height;
}

const rowsOf = (facts: readonly ReportFact[]): ReportFact[][] =>
  Array.from({ length: Math.ceil(facts.length / COLUMNS) }, (_, row) =>
    facts.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );

function heightOfRow(canvas: Canvas, row: readonly ReportFact[]): number {
  const { width, termWidth, valueStyle } = measuresOf(canvas.layout);
  const heights = row.map(({ value }) => canvas.heightOf(value, width - termWidth, valueStyle));
  return Math.max(...heights) + 2 * PADDING;
}
