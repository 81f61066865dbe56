import { requireCheapPattern, searchesOfPattern } from './requireCheapPattern';

test.each([
  '^[AB]',
  '\\mAnn\\M',
  '[aàáâ]n+(x|y)*$',
  'x'.repeat(1000),
  '\\d{3}-\\d{4}',
  'a{2,}',
  '(?i)ann',
  '\\\\',
  '[aà]nn[aà]-łucj[aà]',
])('accepts the pattern %s', (pattern) => expect(() => requireCheapPattern(pattern)).not.toThrow());

test.each([
  ['a back-reference', '^(.*)(.*)\\1\\2$', 'refer back'],
  ['a back-reference behind an escape that takes the next backslash', '(.*)\\c\\\\1', 'refer back'],
  ['a look ahead', '(?=.*(?=.*z))', 'look ahead'],
  ['a look behind', '(?<!a)b', 'look ahead'],
  ['ranges of all letters', '[\\u0001-\\ufffe]*[\\x1-\\x10fffe]*', 'outside ASCII'],
  ['ranges of all letters by their names', '[a-[.\u{10fffe}.]][a-\u{10fffe}]', 'outside ASCII'],
  ['1,001 characters', 'x'.repeat(1001), '1000 characters'],
  ['a long repetition', '(a?b?c?d?e?f?g?h?i?j?k?){50}', '1000 characters'],
  ['repetitions of repetitions', '((a{1,9}){1,9}){1,9}', '1000 characters'],
  ['a repetition of a simple pattern', '(?b)\\(a\\{0,200\\}\\)', '1000 characters'],
])('refuses %s', (_case, pattern, words) => {
  expect(() => requireCheapPattern(pattern)).toThrow(words);
});

test.each([
  ['ann', 1],
  ['x'.repeat(200), 1],
  ['x'.repeat(201), 2],
  ['(abcd){1,99}', 6],
  ['[a-\\u00ff]', 5],
])('counts the pattern %s as %i searches', (pattern, searches) => {
  expect(searchesOfPattern(pattern)).toBe(searches);
});
