import { chartInWords } from '../chartInWords.ts';
import type { BarChart, FigureFormat } from '../reportContent.ts';
import { colors, contentWidth, sizes, slide, typeface } from './design.ts';
import type { Slide } from './deck.ts';

/** How a spreadsheet writes the values of a chart (ECMA-376, 18.8.31). */
const codes: Partial<Record<FigureFormat, string>> = {
  dollars: '$#,##0.00;-$#,##0.00',
  wholeDollars: '$#,##0;-$#,##0',
  percent: '0.#"%"',
  hours: '0.#" h"',
};

/** A chart of PowerPoint with its own data, which can be edited. A bar without a value is left out of it. */
export function addBarChart(on: Slide, chart: BarChart, y: number, height: number): void {
  const { title, format, full, bars } = chart;
  const known = bars.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const top = full ?? (format === 'percent' ? 100 : undefined);
  const code = codeOf(chart);
  on.addChart(
    'bar',
    [{ name: title, labels: known.map(({ label }) => label), values: known.map(({ value }) => value) }],
    {
      x: slide.margin,
      y,
      w: contentWidth,
      h: height,
      altText: chartInWords(chart),
      barDir: 'col',
      barGapWidthPct: 60,
      chartColors: [colors.accent],
      showTitle: true,
      title,
      titleFontFace: typeface,
      titleFontSize: sizes.label,
      titleColor: colors.muted,
      showLegend: false,
      showValue: true,
      dataLabelColor: colors.ink,
      dataLabelFontFace: typeface,
      dataLabelFontSize: known.length > MANY ? sizes.small : sizes.label,
      dataLabelFormatCode: code,
      dataLabelPosition: 'outEnd',
      catAxisLabelFontFace: typeface,
      catAxisLabelFontSize: known.length > MANY ? sizes.small : sizes.label,
      catAxisLabelColor: colors.ink,
      catAxisLabelPos: 'low',
      valAxisLabelFontFace: typeface,
      valAxisLabelFontSize: sizes.small,
      valAxisLabelColor: colors.muted,
      valAxisLabelFormatCode: code,
      valAxisLineShow: false,
      valGridLine: { color: colors.rule, size: 0.5 },
      ...(top !== undefined && { valAxisMinVal: 0, valAxisMaxVal: top }),
    },
  );
}

const MANY = 12;
const THOUSANDS = '$#,##0,"k";-$#,##0,"k"';

/** Twenty bars have no room for whole amounts: they are in thousands, unless one of them is small. */
function codeOf({ format, bars }: BarChart): string {
  const isLarge = bars.every(({ value }) => value === null || value === 0 || Math.abs(value) >= 1000);
  return format === 'wholeDollars' && bars.length > MANY && isLarge ? THOUSANDS : (codes[format] ?? '#,##0.##');
}
