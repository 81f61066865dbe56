import { plain } from '@platform/ui/words';

/** Each letter finds all letters of its line: a person who types jose means José, too. */
const families = ['aàáâãäå', 'cç', 'eèéêë', 'iìíîï', 'nñ', 'oòóôõöø', 'sš', 'uùúûü', 'yýÿ', 'zž'];

/** A typed word as a database pattern that finds it with and without accents, and nothing else. */
export const wordPattern = (word: string): string =>
  [...plain(word)]
    .map((letter) => {
      const family = families.find((letters) => letters.startsWith(letter));
      // Not every database knows that É is a capital é.
      return family ? `[${family}${family.toUpperCase()}]` : letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&');
    })
    .join('');

/** The words of a query, each as such a pattern: a row is found when all of them match. */
export const patternsOf = (query: string): string[] => query.split(/\s+/).filter(Boolean).map(wordPattern);
