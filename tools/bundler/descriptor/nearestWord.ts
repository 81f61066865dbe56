import { distance } from 'fastest-levenshtein';

/** The most edits between a typed word and the intended one. Two swapped letters are two edits. */
const TYPING_ERRORS = 2;

/** The known word that a typo probably means, such as `nav` for `navv`; undefined if none is near. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const near = words
    .map((word) => ({ word, edits: distance(typed.toLowerCase(), word.toLowerCase()) }))
    // Two edits turn a short word into another word.
    .filter(({ word, edits }) => edits <= Math.min(TYPING_ERRORS, Math.floor(word.length / 2)))
    .sort((one, other) => one.edits - other.edits);
  return near[0]?.word;
}
