import { needsOf } from './needs';

const wordsOf = (counts: Parameters<typeof needsOf>[0]) =>
  needsOf(counts).map(({ count, words }) => `${count} ${words}`);

test('names everything that waits, the most pressing first', () => {
  expect(wordsOf({ open_shifts: 5, requests: 4 })).toEqual(['5 open shifts', '4 requests']);
});

test('uses the singular for one of something', () => {
  expect(wordsOf({ open_shifts: 1, requests: 1 })).toEqual(['1 open shift', '1 request']);
});

test('leaves out what is none, or not for the person to do', () => {
  expect(wordsOf({ open_shifts: 0, requests: 0 })).toEqual([]);
  expect(wordsOf({ open_shifts: 2, requests: null })).toEqual(['2 open shifts']);
});
