import type { Person } from '../../source/rows/person';
import { testShift } from '../../source/rows/shift.testkit';
import { weekToDate } from './weekToDate';

const ZONE = 'America/New_York';
const people = new Map([['ann', { id: 'ann', hourlyRate: 10 } as Person]]);
const onDay = (day: string, id: string) =>
  testShift({ id, staffId: 'ann', startsAt: `${day}T14:00:00.000Z`, endsAt: `${day}T20:00:00.000Z` });

const week = '2025-04-27';
const shifts = [onDay('2025-04-28', 'a'), onDay('2025-04-30', 'b'), onDay('2025-05-03', 'c')];

test('adds up the days of a week, and names the first day over the budget', () => {
  const byDay = weekToDate([{ week, shifts, budget: 100 }], people, ZONE);
  expect([...byDay.values()].map(({ cents }) => cents / 100)).toEqual([0, 60, 60, 120, 120, 120, 180]);
  expect([...byDay].filter(([, { isOver }]) => isOver).map(([day]) => day)).toEqual([
    '2025-04-30',
    '2025-05-01',
    '2025-05-02',
    '2025-05-03',
  ]);
});

test('is not over when the budget is spent exactly', () => {
  const byDay = weekToDate([{ week, shifts, budget: 180 }], people, ZONE);
  expect(byDay.get('2025-05-03')).toEqual({ cents: 18_000, budget: 18_000, isOver: false });
});

test('begins each week again, and leaves out a week without a budget', () => {
  const next = { week: '2025-05-04', shifts: [onDay('2025-05-05', 'd')], budget: 50 };
  const byDay = weekToDate([{ week, shifts, budget: null }, next], people, ZONE);
  expect(byDay.size).toBe(7);
  expect(byDay.get('2025-05-04')?.cents).toBe(0);
  expect(byDay.get('2025-05-05')).toEqual({ cents: 6_000, budget: 5_000, isOver: true });
});
