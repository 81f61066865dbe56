import { parseDays } from './prune';

test.each([
  ['30', 30],
  ['1', 1],
])('%s days are days', (typed, days) => expect(parseDays(typed)).toBe(days));

test('accepts zero days only with --yes', () => {
  expect(() => parseDays('0')).toThrow('Add --yes if that is meant.');
  expect(parseDays('0', true)).toBe(0);
});

test('refuses a value that is not a number of days', () => {
  expect(() => parseDays('soon', true)).toThrow('"soon" is not a number of days.');
});
