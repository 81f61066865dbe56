import { moved } from './itemOrder';

test('moves an entry to its place and closes the gap', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

test('limits the index to the list, and ignores an index without an entry', () => {
  expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
  expect(moved(['a', 'b'], 1, -5)).toEqual(['b', 'a']);
  expect(moved(['a', 'b'], 7, 0)).toEqual(['a', 'b']);
});
