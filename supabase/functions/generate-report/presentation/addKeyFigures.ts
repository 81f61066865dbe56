import { formatFigure } from '../formatFigure.ts';
import type { KeyFigure } from '../reportContent.ts';
import { colors, contentWidth, sizes, slide, typeface } from './design.ts';
import type { Slide } from './deck.ts';

const GAP = 0.2;

/** The few numbers that matter most, side by side. */
export function addKeyFigures(on: Slide, figures: readonly KeyFigure[], y: number, height: number): void {
  const width = (contentWidth - GAP * (figures.length - 1)) / figures.length;
  for (const [place, { label, value, format, note }] of figures.entries()) {
    on.addText(
      [
        { text: label, options: { fontSize: sizes.label, color: colors.muted, breakLine: true } },
        {
          text: formatFigure(value, format),
          options: { fontSize: sizes.keyFigure, bold: true, color: colors.ink, breakLine: note !== undefined },
        },
        ...(note === undefined ? [] : [{ text: note, options: { fontSize: sizes.label, color: colors.muted } }]),
      ],
      {
        x: slide.margin + place * (width + GAP),
        y,
        w: width,
        h: height,
        margin: 8,
        valign: 'middle',
        fontFace: typeface,
        fill: { color: colors.shade },
      },
    );
  }
}
