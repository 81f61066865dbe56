import { matchesWords } from './matchesWords';

test.each([
  ['jose', 'José Trainor'],
  ['JOSÉ', 'Jose Trainor'],
  ['trainor jos', 'José Trainor'],
  [' ', 'José Trainor'],
])('%s finds %s', (search, name) => {
  expect(matchesWords(search, name)).toBe(true);
});

test('finds words in different texts, and needs every word', () => {
  expect(matchesWords('lifeguard ana', 'Ana Lima', 'Lifeguard')).toBe(true);
  expect(matchesWords('lifeguard ben', 'Ana Lima', 'Lifeguard')).toBe(false);
});

test('does not find a word across two texts', () => {
  expect(matchesWords('limalife', 'Ana Lima', 'Lifeguard')).toBe(false);
});
