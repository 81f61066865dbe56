import { sortRows } from './sortRows';

const names = (values: (string | number | null)[], direction: 'ascending' | 'descending') =>
  sortRows(values, (value) => value, direction);

test('words as people order them', () => {
  expect(names(['Lane 10', 'élodie', 'Lane 2', 'Zoe', 'Eli'], 'ascending')).toEqual([
    'Eli',
    'élodie',
    'Lane 2',
    'Lane 10',
    'Zoe',
  ]);
});

test('rows without a value stand last, whichever way', () => {
  expect(names([3, null, 1, 20], 'ascending')).toEqual([1, 3, 20, null]);
  expect(names([3, null, 1, 20], 'descending')).toEqual([20, 3, 1, null]);
});

test('equal rows keep their order, and the given array stays as it is', () => {
  const rows = [
    { role: 'guard', name: 'b' },
    { role: 'guard', name: 'a' },
  ];
  expect(sortRows(rows, ({ role }) => role, 'descending').map(({ name }) => name)).toEqual(['b', 'a']);
  expect(rows[0]?.name).toBe('b');
});
