import { readFile } from 'node:fs/promises';
// @ts-types="@types/fontkit"
import * as fontkit from 'fontkit';

/** A font with what it can draw. */
export interface Font {
  bytes: Uint8Array;
  hasGlyph(codePoint: number): boolean;
}

export interface Fonts {
  regular: Font;
  strong: Font;
}

/** The typeface of the product. Embedded, because the standard fonts of PDF know western names only. */
export async function loadFonts(): Promise<Fonts> {
  const [regular, strong] = await Promise.all([load('Figtree-Regular.ttf'), load('Figtree-SemiBold.ttf')]);
  return { regular, strong };
}

async function load(file: string): Promise<Font> {
  const bytes = await readFile(new URL(`./fonts/${file}`, import.meta.url));
  const font = fontkit.create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts`);
  return { bytes, hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}
