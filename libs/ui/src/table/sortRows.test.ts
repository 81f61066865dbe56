import { sortRows } from './sortRows';

const names = (values: (string | number | null)[], direction: 'ascending' | 'descending') =>
  sortRows(values, (value) => value, direction);

test('sorts words as people do', () => {
  expect(names(['Lane 10', 'élodie', 'Lane 2', 'Zoe', 'Eli'], 'ascending')).toEqual([
    'Eli',
    'élodie',
    'Lane 2',
    'Lane 10',
    'Zoe',
  ]);
});

test('puts rows without a value last in both directions', () => {
  expect(names([3, null, 1, 20], 'ascending')).toEqual([1, 3, 20, null]);
  expect(names([3, null, 1, 20], 'descending')).toEqual([20, 3, 1, null]);
});

test('keeps the order of equal rows, and the given array unchanged', () => {
  const rows = [
    { role: 'guard', name: 'b' },
    { role: 'guard', name: 'a' },
  ];
  expect(sortRows(rows, ({ role }) => role, 'descending').map(({ name }) => name)).toEqual(['b', 'a']);
  expect(rows[0]?.name).toBe('b');
});
