import { chartInWords } from '../chartInWords.ts';
import { formatFigure } from '../formatFigure.ts';
import type { Bar, BarChart } from '../reportContent.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { colors, type Layout } from './typography.ts';

const GAP = 8;
const COLUMN_GAP = 28;
/** Around the bar of an earlier period, which is empty: printed without colors, both periods differ, too. */
const OUTLINE = 1;
/** Bars of a chart that is not split: those of a reserve study over 20 years, too. */
const SHORT = 24;

/** On a slide, more bars than these stand in two columns. */
const MANY = 12;

/** What grows with the letters of the layout, in points. */
function measuresOf({ sizes: { table: size } }: Layout) {
  const label: TextStyle = { font: 'regular', size, color: colors.ink };
  const value: TextStyle = { font: 'strong', size, color: colors.ink, align: 'right' };
  const caption: TextStyle = { font: 'strong', size, color: colors.muted };
  return {
    labelWidth: Math.round(size * 14.4),
    valueWidth: Math.round(size * 7.8),
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
  const longest = Math.max(0, ...columnsOf(canvas, bars).map((column) => heightOfBars(canvas, column)));
  const whole = longest + captionHeight;
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
      drawColumns(canvas, chart);
    },
    { alt: chartInWords(chart) },
  );
  canvas.y += 8;
}

function drawColumns(canvas: Canvas, chart: BarChart): void {
  const { labelWidth, label } = measuresOf(canvas.layout);
  const columns = columnsOf(canvas, chart.bars);
  const width = (canvas.layout.contentWidth - (columns.length - 1) * COLUMN_GAP) / columns.length;
  // Beside another column, labels take no more room than they need.
  const needed = Math.ceil(Math.max(...chart.bars.map((bar) => canvas.widthOf(bar.label, label)))) + 1;
  const labels = columns.length > 1 ? Math.min(needed, labelWidth) : labelWidth;
  const top = canvas.y;
  let bottom = top;
  for (const [place, bars] of columns.entries()) {
    if (place > 0) canvas.y = top;
    const left = canvas.layout.page.margin + place * (width + COLUMN_GAP);
    for (const bar of bars) drawBar(canvas, chart, bar, { left, width, labels });
    bottom = columns.length > 1 ? Math.max(bottom, canvas.y) : canvas.y;
  }
  canvas.y = bottom;
}

/** Where a bar is drawn: its left edge, and the widths of all of it and of its label, in points. */
interface BarPlace {
  left: number;
  width: number;
  labels: number;
}

function drawBar(canvas: Canvas, chart: BarChart, bar: Bar, { left, width, labels }: BarPlace): void {
  const { valueWidth, barHeight, rowGap, label, value } = measuresOf(canvas.layout);
  const height = heightOfBar(canvas, bar.label);
  canvas.require(height + rowGap);
  const { y } = canvas;
  const x = left + labels + GAP;
  const track = width - labels - valueWidth - 2 * GAP;
  const full = fullOf(chart);
  const length = full > 0 ? (track * Math.min(Math.max(bar.value ?? 0, 0), full)) / full : 0;
  canvas.text(bar.label, { x: left, y, width: labels }, label);
  canvas.rectangle({ x, y: y + 1, width: track, height: barHeight }, colors.shade);
  if (length > 0) canvas.rectangle({ x, y: y + 1, width: length, height: barHeight }, colors.accent);
  if (bar.isEarlier && length > 2 * OUTLINE) {
    const inside = { width: length - 2 * OUTLINE, height: barHeight - 2 * OUTLINE };
    canvas.rectangle({ x: x + OUTLINE, y: y + 1 + OUTLINE, ...inside }, colors.paper);
  }
  canvas.text(formatFigure(bar.value, chart.format), { x: x + track + GAP, y, width: valueWidth }, value);
  canvas.y += height + rowGap;
}

/** One column of bars; on a slide, two of many bars that fit one page. */
function columnsOf({ layout }: Canvas, bars: readonly Bar[]): (readonly Bar[])[] {
  if (!layout.opensPages || bars.length <= MANY || bars.length > SHORT) return [bars];
  const half = Math.ceil(bars.length / 2);
  return [bars.slice(0, half), bars.slice(half)];
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
