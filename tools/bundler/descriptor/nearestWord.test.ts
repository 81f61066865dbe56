import { nearestWord } from './nearestWord';

test.each([
  ['navv', 'nav'],
  ['acces', 'access'],
  ['solts', 'slots'],
  ['Title', 'title'],
  ['publis', 'publish'],
])('finds what was meant by %s', (typed, meant) => {
  expect(nearestWord(typed, ['nav', 'title', 'access', 'slots', 'publish'])).toBe(meant);
});

test('guesses nothing where no word is near', () => {
  expect(nearestWord('permissions', ['nav', 'to'])).toBeUndefined();
  expect(nearestWord('at', ['to'])).toBeUndefined();
});
