import { parseDays } from './prune';

test.each([
  ['30', 30],
  ['1', 1],
])('%s days are days', (typed, days) => expect(parseDays(typed)).toBe(days));

test('no day of grace is given only to who says that it is meant', () => {
  expect(() => parseDays('0')).toThrow('Add --yes if that is meant.');
  expect(parseDays('0', true)).toBe(0);
});

test('what is no number of days is refused', () => {
  expect(() => parseDays('soon', true)).toThrow('"soon" is not a number of days.');
});
