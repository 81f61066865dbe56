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
  ['without a clock', '2025-04-20', null, /^Labor counts planned hours\. The club has set no first week/],
  ['before the clock', '2025-04-06', '2025-04-13', /^This week counts planned hours\. .* counts from Apr 13, 2025;/],
  [
    'around its first day',
    '2025-04-13',
    '2025-04-16',
    /^This week counts planned hours before Apr 16, 2025, and clocked/,
  ],
  ['since the clock', '2025-04-20', '2025-04-13', /^This week counts clocked hours\.$/],
  [
    'that runs',
    '2025-04-27',
    '2025-04-13',
    /^Days before today count clocked hours\. Today and later days count planned/,
  ],
  [
    'that runs, around the first day',
    '2025-04-27',
    '2025-04-29',
    /^Days from Apr 29, 2025 until yesterday count clocked/,
  ],
  [
    'that runs, before the first day',
    '2025-04-27',
    '2025-05-02',
    /^This week counts planned hours\. .* from May 2, 2025\.$/,
  ],
  ['to come', '2025-05-04', '2025-04-13', /^This week counts planned hours, because it is still to come\.$/],
])('says of a week %s what it counts', (_title, week, usedFrom, words) => {
  expect(countedWeeks(week, usedFrom, TODAY)).toMatch(words);
});
