import { rowOrGone } from './rowOrGone';

const rows = [{ id: '1' }, { id: '2' }];

test('finds the row, or says that it is gone', () => {
  expect(rowOrGone(rows, '2', 'bid')).toBe(rows[1]);
  expect(() => rowOrGone(rows, '3', 'bid')).toThrow('This bid is not there any more. Close this to see the others.');
});
