/** Control characters, the separators of lines and paragraphs, and what turns the direction of the text that follows. */
const NOT_ON_A_LINE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * A name as an email may contain it. A line break in it would start a new header, and a direction mark would
 * change how the text after it reads.
 */
export function oneLine(text: string): string {
  return text.replace(NOT_ON_A_LINE, ' ').trim();
}
