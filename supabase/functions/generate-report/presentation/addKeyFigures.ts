import { formatFigure } from '../formatFigure.ts';
import type { KeyFigure } from '../reportContent.ts';
import { colors, contentWidth, sizes, slide, typeface } from './design.ts';
import type { Slide } from './deck.ts';
import { sizeOnOneLine } from './linesOf.ts';

const GAP = 0.2;
/** Within the ground of a figure, points. */
const MARGIN = 8;
const SIZES = [sizes.keyFigure, 24, 20, 16];

/** The few numbers that matter most, side by side. */
export function addKeyFigures(on: Slide, figures: readonly KeyFigure[], y: number, height: number): void {
  const width = (contentWidth - GAP * (figures.length - 1)) / figures.length;
  const room = width - (2 * MARGIN) / 72;
  // One size for all of them: the longest figure decides.
  const size = Math.min(...figures.map(({ value, format }) => sizeOnOneLine(formatFigure(value, format), room, SIZES)));
  for (const [place, { label, value, format, note }] of figures.entries()) {
    on.addText(
      [
        { text: label, options: { fontSize: sizes.label, color: colors.muted, breakLine: true } },
        {
          text: formatFigure(value, format),
          options: { fontSize: size, bold: true, color: colors.ink, breakLine: note !== undefined },
        },
        ...(note === undefined ? [] : [{ text: note, options: { fontSize: sizes.label, color: colors.muted } }]),
      ],
      {
        x: slide.margin + place * (width + GAP),
        y,
        w: width,
        h: height,
        margin: MARGIN,
        valign: 'middle',
        fontFace: typeface,
        fill: { color: colors.shade },
      },
    );
  }
}
