import { formatFigure } from '../formatFigure.ts';
import type { BarChart } from '../reportContent.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { colors, contentWidth, page, sizes } from './typography.ts';

const LABEL_WIDTH = 130;
const VALUE_WIDTH = 70;
const GAP = 8;
const BAR_HEIGHT = 9;
const ROW_GAP = 5;
/** Around the bar of an earlier period, which is empty: printed without colors, both periods differ, too. */
const OUTLINE = 1;
const CAPTION_HEIGHT = 16;
/** Bars of a chart that is not split: those of a reserve study over 20 years, too. */
const SHORT = 24;

const label: TextStyle = { font: 'regular', size: sizes.table, color: colors.ink };
const value: TextStyle = { font: 'strong', size: sizes.table, color: colors.ink, align: 'right' };
const caption: TextStyle = { font: 'strong', size: sizes.table, color: colors.muted };

/** The height that stays in one piece: a short chart, or of a long one its first bars. */
export function heightOfBarChart(canvas: Canvas, { bars }: BarChart): number {
  return bars
    .slice(0, bars.length <= SHORT ? SHORT : 3)
    .reduce((sum, bar) => sum + heightOfBar(canvas, bar.label) + ROW_GAP, CAPTION_HEIGHT);
}

/** A bar chart: one row a bar, its label before it, its value behind. */
export function drawBarChart(canvas: Canvas, chart: BarChart): void {
  const { title, format, bars, full: stated } = chart;
  const full = stated ?? (format === 'percent' ? 100 : Math.max(...bars.map((bar) => bar.value ?? 0), 0));
  const track = contentWidth - LABEL_WIDTH - VALUE_WIDTH - 2 * GAP;
  const x = page.margin + LABEL_WIDTH + GAP;
  canvas.require(heightOfBarChart(canvas, chart));
  canvas.paragraph(title, caption, 4);
  for (const bar of bars) {
    const height = heightOfBar(canvas, bar.label);
    canvas.require(height + ROW_GAP);
    const { y } = canvas;
    const length = full > 0 ? (track * Math.min(Math.max(bar.value ?? 0, 0), full)) / full : 0;
    canvas.text(bar.label, { x: page.margin, y, width: LABEL_WIDTH }, label);
    canvas.rectangle({ x, y: y + 1, width: track, height: BAR_HEIGHT }, colors.shade);
    if (length > 0) canvas.rectangle({ x, y: y + 1, width: length, height: BAR_HEIGHT }, colors.accent);
    if (bar.isEarlier && length > 2 * OUTLINE) {
      const inside = { width: length - 2 * OUTLINE, height: BAR_HEIGHT - 2 * OUTLINE };
      canvas.rectangle({ x: x + OUTLINE, y: y + 1 + OUTLINE, ...inside }, colors.paper);
    }
    canvas.text(formatFigure(bar.value, format), { x: x + track + GAP, y, width: VALUE_WIDTH }, value);
    canvas.y += height + ROW_GAP;
  }
  canvas.y += 8;
}

function heightOfBar(canvas: Canvas, text: string): number {
  return Math.max(canvas.heightOf(text, LABEL_WIDTH, label), BAR_HEIGHT);
}
