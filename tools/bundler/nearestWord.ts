/** Most letters that a word and the one that was meant may differ in. */
const TYPING_ERRORS = 2;

/** The word that was meant by one that nothing is called, such as `nav` by `navv`; undefined when none is near. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const near = words
    .map((word) => ({ word, distance: distanceBetween(typed.toLowerCase(), word.toLowerCase()) }))
    // Of a short word, two other letters are another word.
    .filter(({ word, distance }) => distance <= Math.min(TYPING_ERRORS, Math.floor(word.length / 2)))
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.word;
}

/** How many letters to add, take out, replace or swap with the next one (optimal string alignment). */
function distanceBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : Infinity;
      rows[row]?.push(Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replaced, swapped));
    }
  }
  return at(one.length, other.length);
}
