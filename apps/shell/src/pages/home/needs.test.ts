import { needsOf } from './needs';

const nothing = {
  open_shifts: 0,
  requests: 0,
  overdue_vendors: 0,
};
const wordsOf = (counts: Parameters<typeof needsOf>[0]) =>
  needsOf(counts).map(({ count, words }) => `${count} ${words}`);

test('everything that waits is named, the most pressing first', () => {
  expect(
    wordsOf({
      open_shifts: 5,
      requests: 4,
      overdue_vendors: 3,
    }),
  ).toEqual(['5 open shifts', '4 requests', '3 overdue vendors']);
});

test('one of something is said in the singular', () => {
  expect(
    wordsOf({
      open_shifts: 1,
      requests: 1,
      overdue_vendors: 1,
    }),
  ).toEqual(['1 open shift', '1 request', '1 overdue vendor']);
});

test('what is none, or not the person’s to do, is left out', () => {
  expect(wordsOf(nothing)).toEqual([]);
  expect(wordsOf({ ...nothing, open_shifts: 2, requests: null, overdue_vendors: null })).toEqual(['2 open shifts']);
});
