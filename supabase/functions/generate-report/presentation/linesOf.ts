/**
 * Width of a letter as a part of its size, on average, in the slides' typeface; a little more than measured, because
 * PowerPoint lays the text out itself.
 */
const LETTER = 0.53;

/** Height of a line as a part of the size of its letters. */
const LINE = 1.2;

const POINTS_PER_INCH = 72;

/**
 * About how many lines a text takes.
 * @param width inches
 * @param size points
 */
export function linesOf(text: string, width: number, size: number): number {
  const most = Math.max(1, Math.floor((width * POINTS_PER_INCH) / (size * LETTER)));
  let [lines, used] = [1, 0];
  for (const word of text.split(/\s+/)) {
    const needed = used === 0 ? word.length : used + 1 + word.length;
    if (needed <= most) {
      used = needed;
    } else {
      // A word that is longer than a line goes on in the next ones.
      lines += (used === 0 ? 0 : 1) + Math.floor((word.length - 1) / most);
      used = ((word.length - 1) % most) + 1;
    }
  }
  return lines;
}

/** About how high lines are, in inches. @param size points */
export const heightOfLines = (lines: number, size: number): number => (lines * size * LINE) / POINTS_PER_INCH;

/** The largest of some sizes at which a text fits one line; the smallest if none does. @param sizes points, the largest first */
export const sizeOnOneLine = (text: string, width: number, sizes: readonly number[]): number =>
  sizes.find((size) => linesOf(text.replaceAll(/\s/g, '-'), width, size) === 1) ?? sizes.at(-1) ?? 0;
