import { basisOf, basisOfWeek } from './countedHours';

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
