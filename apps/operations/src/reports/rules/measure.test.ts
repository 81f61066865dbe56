import { changeInWords, columnInWords, inWords, plainOf, shareOf, type Measure } from './measure';

test.each([
  [1204, 'count', '1,204'],
  [324, 'hours', '324 h'],
  [5.25, 'hours', '5.25 h'],
  [73, 'percent', '73%'],
  [-2.7, 'percent', '−2.7%'],
  [4.7, 'rating', '4.7'],
  [5, 'rating', '5.0'],
  [24_000_000, 'money', '$240,000'],
  [-1_050, 'money', '−$10.50'],
  [null, 'money', '–'],
  [undefined, 'percent', '–'],
  [0, 'count', '0'],
] as const)('writes %p as %s as %s', (value, format, words) => {
  expect(inWords(value, format)).toBe(words);
});

const measure = (now: number | null, then: number | null | undefined, format: Measure['format']): Measure => ({
  label: 'A figure',
  format,
  now,
  ...(then !== undefined && { then }),
});

test.each([
  [measure(100, 98, 'count'), '+2'],
  [measure(94, 96.5, 'percent'), '−2.5 points'],
  [measure(74, 73, 'percent'), '+1 point'],
  [measure(17_520_000, 18_000_000, 'money'), '−$4,800'],
  [measure(3, 3, 'count'), 'no change'],
  [measure(3, null, 'count'), '–'],
  [measure(null, 3, 'count'), '–'],
  [measure(3, undefined, 'count'), '–'],
])('the difference of %j is %s', (given, words) => {
  expect(changeInWords(given)).toBe(words);
});

test('gives a spreadsheet dollars and empty cells', () => {
  expect([plainOf(24_000_050, 'money'), plainOf(73, 'percent'), plainOf(null, 'count')]).toEqual([240_000.5, 73, null]);
});

test('has no share when the whole is zero', () => {
  expect([shareOf(24, 26), shareOf(0, 0)]).toEqual([92, null]);
});

test('writes the hours of a column with equally many decimals, and a dash where there are none', () => {
  const hours = [298.5, null, 30];
  expect(hours.map(columnInWords(hours, 'hours'))).toEqual(['298.5 h', '–', '30.0 h']);
  expect([94, null].map(columnInWords([94, null], 'percent'))).toEqual(['94%', '–']);
});
