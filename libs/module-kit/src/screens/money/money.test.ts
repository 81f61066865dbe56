import { exactMoney, moneyInWords, payRangeInWords, toCents, toDollars, wholeDollars } from './money';

test.each([
  [18_210_000, '$182,100', '$182,100', '$182,100.00'],
  [1_550, '$15.50', '$16', '$15.50'],
  [-40_000, '−$400', '−$400', '−$400.00'],
  [-20, '−$0.20', '$0', '−$0.20'],
  [0, '$0', '$0', '$0.00'],
])('writes %i cents as %s, as %s in whole dollars, and as %s with cents', (cents, words, whole, exact) => {
  expect([moneyInWords(cents), wholeDollars(cents), exactMoney(cents)]).toEqual([words, whole, exact]);
});

test('shows a dash when there is no amount', () => {
  expect([moneyInWords(null), exactMoney(null), toCents(null), toDollars(null)]).toEqual(['–', '–', null, null]);
});

test('dollars become whole cents and back', () => {
  expect(toCents(15.55)).toBe(1555);
  expect(toDollars(1555)).toBe(15.55);
});

test.each([
  [null, null, null],
  [1550, 1800, '$15.50 – $18.00 an hour'],
  [1550, 1550, '$15.50 an hour'],
  [1550, null, 'From $15.50 an hour'],
  [null, 1800, 'Up to $18.00 an hour'],
])('pay from %p to %p is %p', (payMin, payMax, words) => {
  expect(payRangeInWords({ payMin, payMax })).toBe(words);
});
