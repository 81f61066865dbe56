import { chartInWords } from '../chartInWords.ts';
import { formatFigure } from '../formatFigure.ts';
import type { Bar, BarChart } from '../reportContent.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { colors, type Layout } from './typography.ts';

const GAP = 8;
/** Around the bar of an earlier period, which is empty: printed without colors, both periods differ, too. */
const OUTLINE = 1;
/** Bars of a chart that is not split: those of a reserve study over 20 years, too. */
const SHORT = 24;

/** What grows with the letters of the layout, in points. */
function measuresOf({ contentWidth, sizes: { table: size } }: Layout) {
  const labelWidth = Math.round(size * 14.4);
  const valueWidth = Math.round(size * 7.8);
  const label: TextStyle = { font: 'regular', size, color: colors.ink };
  const value: TextStyle = { font: 'strong', size, color: colors.ink, align: 'right' };
  const caption: TextStyle = { font: 'strong', size, color: colors.muted };
  return {
    labelWidth,
    valueWidth,
    track: contentWidth - labelWidth - valueWidth - 2 * GAP,
    barHeight: size,
    rowGap: Math.round(size * 0.55),
    captionHeight: size + 7,
    label,
    value,
    caption,
  };
}

/** The height that stays in one piece: a short chart, or of a long one its first bars. */
export function heightOfBarChart(canvas: Canvas, { bars }: BarChart): number {
  const { captionHeight } = measuresOf(canvas.layout);
  const whole = heightOfBars(canvas, bars) + captionHeight;
  if (bars.length <= SHORT && whole <= canvas.layout.contentHeight) return whole;
  return heightOfBars(canvas, bars.slice(0, 3)) + captionHeight;
}

/** A bar chart: one row a bar, its label before it, its value behind. Screen readers read it as one sentence. */
export function drawBarChart(canvas: Canvas, chart: BarChart): void {
  canvas.require(heightOfBarChart(canvas, chart));
  const { caption } = measuresOf(canvas.layout);
  canvas.element(
    'Figure',
    () => {
      canvas.paragraph(chart.title, caption, 4, 'Caption');
      for (const bar of chart.bars) drawBar(canvas, chart, bar);
    },
    { alt: chartInWords(chart) },
  );
  canvas.y += 8;
}

function drawBar(canvas: Canvas, chart: BarChart, bar: Bar): void {
  const { labelWidth, valueWidth, track, barHeight, rowGap, label, value } = measuresOf(canvas.layout);
  const { margin } = canvas.layout.page;
  const height = heightOfBar(canvas, bar.label);
  canvas.require(height + rowGap);
  const { y } = canvas;
  const x = margin + labelWidth + GAP;
  const full = fullOf(chart);
  const length = full > 0 ? (track * Math.min(Math.max(bar.value ?? 0, 0), full)) / full : 0;
  canvas.text(bar.label, { x: margin, y, width: labelWidth }, label);
  canvas.rectangle({ x, y: y + 1, width: track, height: barHeight }, colors.shade);
  if (length > 0) canvas.rectangle({ x, y: y + 1, width: length, height: barHeight }, colors.accent);
  if (bar.isEarlier && length > 2 * OUTLINE) {
    const inside = { width: length - 2 * OUTLINE, height: barHeight - 2 * OUTLINE };
    canvas.rectangle({ x: x + OUTLINE, y: y + 1 + OUTLINE, ...inside }, colors.paper);
  }
  canvas.text(formatFigure(bar.value, chart.format), { x: x + track + GAP, y, width: valueWidth }, value);
  canvas.y += height + rowGap;
}

/** The value of a bar that fills its track. */
function fullOf({ full, format, bars }: BarChart): number {
  if (full !== undefined) return full;
  return format === 'percent' ? 100 : Math.max(...bars.map((bar) => bar.value ?? 0), 0);
}

function heightOfBars(canvas: Canvas, bars: readonly Bar[]): number {
  const { rowGap } = measuresOf(canvas.layout);
  return bars.reduce((sum, bar) => sum + heightOfBar(canvas, bar.label) + rowGap, 0);
}

function heightOfBar(canvas: Canvas, text: string): number {
  const { labelWidth, barHeight, label } = measuresOf(canvas.layout);
  return Math.max(canvas.heightOf(text, labelWidth, label), barHeight);
}
