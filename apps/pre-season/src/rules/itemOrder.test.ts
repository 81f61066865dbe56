import { moved } from './itemOrder';

test('an entry moves to its place and the others close up', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

test('beyond an end is the end, and a place without an entry changes nothing', () => {
  expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
  expect(moved(['a', 'b'], 1, -5)).toEqual(['b', 'a']);
  expect(moved(['a', 'b'], 7, 0)).toEqual(['a', 'b']);
});
