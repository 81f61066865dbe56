import { patternsOf, wordPattern } from './wordPattern';

const finds = (word: string, name: string) => new RegExp(wordPattern(word), 'i').test(name);

test.each([
  ['jose', 'José Trainor'],
  ['JOSÉ', 'Jose Trainor'],
  ['emile', 'Émile Roux'],
  ['o’b', 'Ann O’Brien'],
  ['(sub', 'Kim (substitute)'],
])('%s finds %s', (word, name) => {
  expect(finds(word, name)).toBe(true);
});

test.each([
  ['j.se', 'José Trainor'],
  ['.*', 'José Trainor'],
  ['jos[e', 'José Trainor'],
])('matches %s literally, and does not find %s', (word, name) => {
  expect(finds(word, name)).toBe(false);
});

test('makes a pattern for each word, and none for blanks', () => {
  expect(patternsOf('  jim  ox ')).toEqual([wordPattern('jim'), wordPattern('ox')]);
});
