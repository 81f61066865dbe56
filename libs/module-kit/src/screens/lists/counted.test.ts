import { counted } from './counted';

test.each([
  [0, '0 people'],
  [1, '1 person'],
  [2020, '2,020 people'],
])('%p', (count, words) => {
  expect(counted(count, 'person', 'people')).toBe(words);
});

test('adds an s to a noun without a plural of its own', () => {
  expect(counted(1, 'row')).toBe('1 row');
  expect(counted(2000, 'row')).toBe('2,000 rows');
});
