import { nearestWord } from './nearestWord';

test.each([
  ['navv', 'nav'],
  ['acces', 'access'],
  ['solts', 'slots'],
  ['Title', 'title'],
  ['publis', 'publish'],
])('finds the word meant by %s', (typed, meant) => {
  expect(nearestWord(typed, ['nav', 'title', 'access', 'slots', 'publish'])).toBe(meant);
});

test('guesses nothing when no word is near', () => {
  expect(nearestWord('permissions', ['nav', 'to'])).toBeUndefined();
  expect(nearestWord('at', ['to'])).toBeUndefined();
});
