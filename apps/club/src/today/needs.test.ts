import { needsOf } from './needs';

const wordsOf = (counts: Parameters<typeof needsOf>[0]) =>
  needsOf(counts).map(({ count, words }) => `${count} ${words}`);

test('names everything that waits, the most pressing first', () => {
  expect(wordsOf({ open_shifts: 5, requests: 4, declined_shifts: 2 })).toEqual([
    '2 declined shifts',
    '5 open shifts',
    '4 requests',
  ]);
});

test('uses the singular for one of something', () => {
  expect(wordsOf({ open_shifts: 1, requests: 1, declined_shifts: 1 })).toEqual([
    '1 declined shift',
    '1 open shift',
    '1 request',
  ]);
});

test('leaves out what is none, or not for the person to do', () => {
  expect(wordsOf({ open_shifts: 0, requests: 0, declined_shifts: 0 })).toEqual([]);
  expect(wordsOf({ open_shifts: 2, requests: null, declined_shifts: null })).toEqual(['2 open shifts']);
});
