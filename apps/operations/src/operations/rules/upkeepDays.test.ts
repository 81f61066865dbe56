import type { UpkeepUnit } from '../source/rows/plan';
import { nextUpkeep, rhythmInWords } from './upkeepDays';

// The same cases as supabase/tests/rules/operations/upkeep.test.ts.
test.each([
  [1, 'day', '2025-04-20', '2025-05-01'],
  [3, 'day', '2025-04-20', '2025-05-02'],
  [2, 'week', '2025-04-07', '2025-05-05'],
  [1, 'month', '2025-01-31', '2025-05-31'],
  [1, 'month', '2025-01-30', '2025-05-30'],
  [3, 'month', '2024-11-30', '2025-05-30'],
  [12, 'month', '2024-02-29', '2026-02-28'],
  [1, 'week', '2025-06-02', '2025-06-02'],
] as [number, UpkeepUnit, string, string][])(
  'after every %i %s from %s, the next due day is %s',
  (every, unit, startsOn, next) => {
    expect(nextUpkeep({ startsOn, every, unit }, '2025-05-01')).toBe(next);
  },
);

test('keeps the day of the month over many months', () => {
  const rhythm = { startsOn: '2025-01-31', every: 1, unit: 'month' } as const;
  expect(nextUpkeep(rhythm, '2025-02-01')).toBe('2025-02-28');
  expect(nextUpkeep(rhythm, '2025-03-01')).toBe('2025-03-31');
});

test.each([
  [1, 'day', 'Every day'],
  [2, 'week', 'Every 2 weeks'],
] as [number, UpkeepUnit, string][])('writes every %i %s as %p', (every, unit, words) => {
  expect(rhythmInWords({ every, unit })).toBe(words);
});
