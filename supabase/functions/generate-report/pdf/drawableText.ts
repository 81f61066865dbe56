import type { Font } from './fonts.ts';

const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;

/**
 * Text that a font can draw, on one line: a letter that it does not have loses its accents one by one, from the last;
 * what is unknown even then becomes a question mark, because a gap would look like nothing.
 */
export function drawableText(text: string, font: Pick<Font, 'hasGlyph'>): string {
  const visible = text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\s+|\p{Cc}+/gu, ' ');
  return [...visible].map((character) => drawable(character, font)).join('');
}

function drawable(character: string, font: Pick<Font, 'hasGlyph'>): string {
  const parts = [...character.normalize('NFD')];
  for (let kept = parts.length; kept > 0; kept -= 1) {
    const candidate = parts.slice(0, kept).join('').normalize('NFC');
    if ([...candidate].every((one) => font.hasGlyph(one.codePointAt(0) ?? 0))) return candidate;
  }
  return '?';
}
