import type { LaborWeek } from '../../source/rows/labor';
import { departmentsOf, totalsUntil, weekTotal } from './laborWeek';
import { sundayOf } from '../../../shared/calendar/week';

test.each([
  ['2025-05-01', '2025-04-27'],
  ['2025-04-27', '2025-04-27'],
  ['2025-05-03', '2025-04-27'],
  ['2025-03-09', '2025-03-09'],
])('the week of %s begins on %s', (day, sunday) => {
  expect(sundayOf(day)).toBe(sunday);
});

const week = (department: string, budgetCents: number | null, laborCents: number, weekStart = '2025-04-27') =>
  ({ weekStart, department, budgetCents, laborCents, minutes: 60, budget: null }) satisfies LaborWeek;

test('compares only departments that have a budget', () => {
  const weeks = [
    week('Aquatics', 2500_00, 2400_00),
    week('Tennis', null, 900_00),
    week('Gate', 500_00, 50_00, '2025-05-04'),
  ];
  expect(weekTotal(weeks, '2025-04-27')).toEqual({
    weekStart: '2025-04-27',
    budgetCents: 2500_00,
    laborCents: 3300_00,
    budgetedCents: 2400_00,
    minutes: 120,
  });
  expect(weekTotal(weeks, '2025-04-20').budgetCents).toBeNull();
  expect(departmentsOf(weeks, '2025-05-04').map(({ department }) => department)).toEqual(['Gate']);
  expect(totalsUntil(weeks, '2025-05-04', 3).map(({ laborCents }) => laborCents)).toEqual([0, 3300_00, 50_00]);
});
