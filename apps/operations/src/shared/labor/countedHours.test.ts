import { basisOf, basisOfWeek, countedWeeks } from './countedHours';

const TODAY = '2025-05-01';

test.each([
  ['a club without a clock', '2025-04-01', '2025-04-30', null, 'planned'],
  ['days before the clock', '2025-04-01', '2025-04-12', '2025-04-13', 'planned'],
  ['days to come', '2025-05-01', '2025-05-07', '2025-04-13', 'planned'],
  ['a clock that is to come', '2025-04-01', '2025-09-01', '2025-05-01', 'planned'],
  ['days since the clock that are over', '2025-04-13', '2025-04-30', '2025-04-13', 'actual'],
  ['days with today', '2025-04-13', '2025-05-01', '2025-04-13', 'both'],
  ['days around the beginning of the clock', '2025-04-12', '2025-04-14', '2025-04-13', 'both'],
])('%s', (_title, from, to, usedFrom, basis) => {
  expect(basisOf({ from, to }, usedFrom, TODAY)).toBe(basis);
});

test('a week ends six days after its Sunday', () => {
  expect(basisOfWeek('2025-04-20', '2025-04-13', TODAY)).toBe('actual');
  expect(basisOfWeek('2025-04-27', '2025-04-13', TODAY)).toBe('both');
});

test.each([
  ['without a clock', '2025-04-20', null, /^Every week counts planned hours/],
  ['before the clock', '2025-04-06', '2025-04-13', /^This week counts planned hours, .*from Apr 13, 2025\.$/],
  ['around its first day', '2025-04-13', '2025-04-16', /^Past days from Apr 16, 2025 count the time clock\. All other/],
  ['since the clock', '2025-04-20', '2025-04-13', /^This week counts the time clock/],
  ['that runs', '2025-04-27', '2025-04-13', /^Past days from Apr 13, 2025 count the time clock\. All other/],
  ['to come', '2025-05-04', '2025-04-13', /^This week is still to come and counts planned hours/],
])('says of a week %s what it counts', (_title, week, usedFrom, words) => {
  expect(countedWeeks(week, usedFrom, TODAY)).toMatch(words);
});
