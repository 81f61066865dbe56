/** Shorter words are one letter away from too many others. */
const SHORTEST = 4;

/**
 * Whether a word begins with what was typed, with at most one typo: an extra, missing or wrong letter, or two letters
 * swapped.
 */
export function beginsNearlySo(word: string, typed: string): boolean {
  if (typed.length < SHORTEST) return false;
  return [-1, 0, 1].some((more) => isOneSlipAway(word.slice(0, typed.length + more), typed));
}

function isOneSlipAway(meant: string, typed: string): boolean {
  const shorter = Math.min(meant.length, typed.length);
  let start = 0;
  while (start < shorter && meant[start] === typed[start]) start += 1;
  let end = 0;
  while (end < shorter - start && meant.at(-1 - end) === typed.at(-1 - end)) end += 1;
  const [kept, slip] = [meant, typed].map((word) => word.slice(start, word.length - end)) as [string, string];
  const isSwapped = kept.length === 2 && slip.length === 2 && kept[0] === slip[1] && kept[1] === slip[0];
  return isSwapped || (kept.length <= 1 && slip.length <= 1);
}
