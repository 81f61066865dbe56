/** No line takes more characters, so no more are measured at a time. */
const LONG = 400;

/**
 * The lines of a text within a width. Breaks between words, and inside a word that is longer than a line. Measures each word
 * once: texts that people write may have thousands of characters, also in one word.
 * @param widthOf the width of a text on one line, in points
 */
export function wrapLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const space = widthOf(' ');
  const widths = new Map<string, number>();
  const measured = (word: string) => {
    const known = widths.get(word) ?? widthOf(word);
    widths.set(word, known);
    return known;
  };
  const lines: string[] = [];
  let line: string[] = [];
  let filled = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    for (const piece of piecesOf(word, width, measured)) {
      const wide = measured(piece);
      if (line.length > 0 && filled + space + wide > width) {
        lines.push(line.join(' '));
        line = [];
      }
      filled = line.length === 0 ? wide : filled + space + wide;
      line.push(piece);
    }
  }
  return line.length === 0 ? lines : [...lines, line.join(' ')];
}

/** A word, or the pieces of one that is longer than a line: all but the last fill lines. */
function piecesOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (word.length <= LONG && widthOf(word) <= width) return [word];
  // By code points: half a character could not be drawn.
  const letters = [...word];
  const pieces: string[] = [];
  for (let first = 0; first < letters.length;) {
    const upTo = (count: number) => letters.slice(first, first + count).join('');
    const most = Math.min(LONG, letters.length - first);
    let [fits, tooMany] = [1, most + 1];
    while (tooMany - fits > 1) {
      const middle = Math.floor((fits + tooMany) / 2);
      if (widthOf(upTo(middle)) <= width) fits = middle;
      else tooMany = middle;
    }
    pieces.push(upTo(fits));
    first += fits;
  }
  return pieces;
}
