/** Words without case and accents: José is found as jose. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The typed words of a search, without case and accents; none for blanks. */
export const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

/**
 * Whether every typed word is in one of the texts, in any order; case and accents make no difference. A search without
 * words matches.
 * @param texts what a person may remember of a row, such as a name and a role
 */
export function matchesWords(search: string, ...texts: readonly string[]): boolean {
  const words = wordsOf(search);
  if (words.length === 0) return true;
  const searched = plain(texts.join(' '));
  return words.every((word) => searched.includes(word));
}
