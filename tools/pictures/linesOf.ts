import type { Typeface } from './typeface';

/** Breaks a text into lines that fit a width (px). */
export function linesOf(text: string, typeface: Pick<Typeface, 'widthOf'>, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && typeface.widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
