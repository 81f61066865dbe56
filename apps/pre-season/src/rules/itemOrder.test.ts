import { moved } from './itemOrder';

test('moves an entry to its place and closes the gap', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

test('clamps the target index to the list, and changes nothing without an entry to move', () => {
  expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
  expect(moved(['a', 'b'], 1, -5)).toEqual(['b', 'a']);
  expect(moved(['a', 'b'], 7, 0)).toEqual(['a', 'b']);
});
