import { formatFigure } from '../formatFigure.ts';
import type { BarChart } from '../reportContent.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { colors, contentWidth, page, sizes } from './typography.ts';

const LABEL_WIDTH = 130;
const VALUE_WIDTH = 70;
const GAP = 8;
const BAR_HEIGHT = 9;
const ROW_GAP = 5;

const label: TextStyle = { font: 'regular', size: sizes.table, color: colors.ink };
const value: TextStyle = { font: 'strong', size: sizes.table, color: colors.ink, align: 'right' };
const caption: TextStyle = { font: 'strong', size: sizes.table, color: colors.muted };

/** A bar chart: one row a bar, its label before it, its value behind. Percentages are drawn of 100, others of the largest. */
export function drawBarChart(canvas: Canvas, { title, format, bars }: BarChart): void {
  const full = format === 'percent' ? 100 : Math.max(...bars.map((bar) => bar.value ?? 0), 0);
  const track = contentWidth - LABEL_WIDTH - VALUE_WIDTH - 2 * GAP;
  const x = page.margin + LABEL_WIDTH + GAP;
  // The caption stays with the first bar.
  canvas.require(60);
  canvas.paragraph(title, caption, 4);
  for (const bar of bars) {
    const height = Math.max(canvas.heightOf(bar.label, LABEL_WIDTH, label), BAR_HEIGHT);
    canvas.require(height + ROW_GAP);
    const { y } = canvas;
    const length = full > 0 ? (track * Math.min(Math.max(bar.value ?? 0, 0), full)) / full : 0;
    canvas.text(bar.label, { x: page.margin, y, width: LABEL_WIDTH }, label);
    canvas.rectangle({ x, y: y + 1, width: track, height: BAR_HEIGHT }, colors.shade);
    if (length > 0) canvas.rectangle({ x, y: y + 1, width: length, height: BAR_HEIGHT }, colors.accent);
    canvas.text(formatFigure(bar.value, format), { x: x + track + GAP, y, width: VALUE_WIDTH }, value);
    canvas.y += height + ROW_GAP;
  }
  canvas.y += 8;
}
