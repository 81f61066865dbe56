import { categoryInWords, hasValues, summaryOf } from './chartData';

const data = {
  categoryName: 'Week',
  categories: ['Apr 7', 'Apr 14', 'Apr 21'],
  series: [
    { label: 'Budget', values: [2500, 2500, 2500] },
    { label: 'Actual', values: [2310, null, 2640] },
  ],
};
const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;

test('describes its span and the extremes of each series', () => {
  expect(summaryOf(data, dollars)).toBe(
    '3 values by week, from Apr 7 to Apr 21. Budget: $2,500 throughout. Actual: lowest $2,310 (Apr 7), highest $2,640 (Apr 21).',
  );
});

test('names a category in a sentence without the "of" of its heading', () => {
  expect(summaryOf({ ...data, categoryName: 'Week of' }, dollars)).toMatch(/^3 values by week, from Apr 7 to Apr 21\./);
});

test('writes a missing value as a dash, not a zero', () => {
  expect(categoryInWords(data, 1, dollars)).toBe('Apr 14: Budget $2,500, Actual –');
});

test('counts zeroes as values, and gaps not', () => {
  expect(hasValues({ ...data, series: [{ label: 'Actual', values: [0] }] })).toBe(true);
  expect(hasValues({ ...data, series: [{ label: 'Actual', values: [null, null] }] })).toBe(false);
});
