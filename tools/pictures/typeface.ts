import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';
import { repositoryRoot } from '../bundler/paths';

/** A font at one weight, for text drawn as outlines, so that a picture needs no font. */
export interface Typeface {
  /** Width of a line of text (px) at a size (px). */
  widthOf(text: string, size: number): number;
  /** The line's outlines as SVG, with its baseline starting at x, y. */
  outline(text: string, place: { x: number; y: number; size: number; fill: string }): string;
}

/**
 * Opens a variable font of an npm package.
 * @param file path inside node_modules
 * @param axes such as `{ wght: 560 }`
 * @param tracking letter spacing, relative to the size
 */
export async function openTypeface(file: string, axes: Record<string, number>, tracking = 0): Promise<Typeface> {
  const packed = await readFile(path.join(repositoryRoot, 'node_modules', file));
  const whole = fontkit.create(Buffer.from(await decompress(packed)));
  if (!('getVariation' in whole)) throw new Error(`${file} is a collection of fonts`);
  const font = whole.getVariation(axes);
  const advances = (text: string) =>
    font.layout(text).positions.map(({ xAdvance }) => xAdvance + tracking * font.unitsPerEm);
  return {
    widthOf: (text, size) => (advances(text).reduce((sum, advance) => sum + advance, 0) * size) / font.unitsPerEm,
    outline(text, { x, y, size, fill }) {
      const scale = size / font.unitsPerEm;
      const steps = advances(text);
      let pen = 0;
      const glyphs = font.layout(text).glyphs.map((glyph, index) => {
        const drawn = `<path transform="translate(${pen} 0)" d="${glyph.path.toSVG()}"/>`;
        pen += steps[index] ?? 0;
        return drawn;
      });
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
    },
  };
}
