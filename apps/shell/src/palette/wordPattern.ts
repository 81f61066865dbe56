import { plain } from './rankItems';

/** Letters that are sought as the first of their line: a person who types jose means José, too. */
const families = ['aàáâãäå', 'cç', 'eèéêë', 'iìíîï', 'nñ', 'oòóôõöø', 'sš', 'uùúûü', 'yýÿ', 'zž'];

/** A typed word as a pattern of the database that finds it with and without accents, and nothing but the word. */
export const wordPattern = (word: string): string =>
  [...plain(word)]
    .map((letter) => {
      const family = families.find((letters) => letters.startsWith(letter));
      // Not every database knows that É is a capital é.
      return family ? `[${family}${family.toUpperCase()}]` : letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&');
    })
    .join('');
