import { require_cheap_patterns } from '@platform/database/raised';
import { RestError } from '../restError';

const { patternHas1000Characters: tooLong } = require_cheap_patterns;

/**
 * Most characters, with repetitions expanded. The longest patterns of the product search for a word in each of its
 * spellings.
 */
const MAX_PATTERN_LENGTH = 1000;

/**
 * This many characters, with repetitions expanded, take about as long as a text search. So does a fifth of a wide
 * range.
 */
const PATTERN_LENGTH_OF_A_SEARCH = 200;
const SEARCHES_OF_A_WIDE_RANGE = 5;

/** In some pattern flavors, a backslash before the digit is itself escaped; those few are refused too. */
const BACK_REFERENCE = /\\[1-9]/;
const LOOK_AROUND = /\(\?<?[=!]/;
/** The end of a range outside ASCII: a letter, its escape, or its name. A word with a hyphen looks the same. */
const WIDE_RANGE = /-(?:[^\0-\x7f]|\\[uUx]|\[\.)/g;
const REPETITION = /\{(\d+)(?:,(\d*))?/g;

/**
 * Refuses a regular expression that can keep PostgreSQL busy for a long time. It matches in linear time, except where a
 * pattern has back references or lookaround: there it tries every way to divide the text. Before matching, it expands
 * every repetition, which takes more than quadratic time. It expands a case-insensitive range letter by letter, up to a
 * million of them.
 * @throws RestError 2201B
 */
export function requireCheapPattern(pattern: string): void {
  if (BACK_REFERENCE.test(pattern)) {
    throw refusal('A pattern may not refer back to one of its groups.', 'Leave out \\1 to \\9.');
  }
  if (LOOK_AROUND.test(pattern)) {
    throw refusal('A pattern may not look ahead or behind.', 'Leave out (?=, (?!, (?<= and (?<!.');
  }
  if (wideRanges(pattern) > 1) {
    throw refusal(
      'A pattern has one range that ends outside ASCII at most.',
      'Name the letters, or leave a range out.',
    );
  }
  if (writtenOut(pattern) > MAX_PATTERN_LENGTH) {
    throw refusal(tooLong.message, tooLong.hint);
  }
}

/** How many searches a pattern counts as: a long one takes as long as several short ones. */
export function searchesOfPattern(pattern: string): number {
  const ofLength = Math.ceil(writtenOut(pattern) / PATTERN_LENGTH_OF_A_SEARCH);
  return Math.max(1, ofLength, wideRanges(pattern) * SEARCHES_OF_A_WIDE_RANGE);
}

const wideRanges = (pattern: string): number => [...pattern.matchAll(WIDE_RANGE)].length;

/** An upper bound for the length of the expanded pattern: it treats every repetition as nested in all others. */
function writtenOut(pattern: string): number {
  return [...pattern.matchAll(REPETITION)].reduce((length, [, least, most]) => {
    return length * Math.max(1, Number(least), Number(most ?? 0));
  }, pattern.length);
}

function refusal(message: string, hint: string): RestError {
  return new RestError(400, '2201B', message, { hint });
}
