import fc from 'fast-check';
import { formatFigure } from '../formatFigure.ts';
import { coverageBy, coverageOf } from './coverage.ts';
import { laborBy } from './labor.ts';
import { meanOf, percentOf } from './ratios.ts';
import type { ShiftOfPeriod } from './readShifts.ts';
import type { Colleague } from './readStaff.ts';
import { weekOf } from './weekOf.ts';

const shift = (over: Partial<ShiftOfPeriod> = {}): ShiftOfPeriod => ({
  staffId: 'ann',
  role: 'Lifeguard',
  location: 'Main pool',
  day: '2025-05-01',
  minutes: 360,
  isPublished: true,
  needsCover: false,
  ...over,
});
const colleague = (id: string, hourlyRate: number | null): Colleague => ({
  id,
  name: id,
  role: 'Lifeguard',
  status: 'Active',
  startDate: null,
  hourlyRate,
});

test('84 shifts with 5 open are 94% covered; none are –', () => {
  const shifts = Array.from({ length: 84 }, (_, index) => shift({ staffId: index < 5 ? null : 'ann' }));
  expect(coverageOf(shifts)).toEqual({ shifts: 84, open: 5, percent: 94 });
  expect(coverageOf([]).percent).toBeNull();
  expect(formatFigure(coverageOf([]).percent, 'percent')).toBe('–');
});

test('groups add up to the whole', () => {
  const someShift = fc.record({ staffId: fc.constantFrom('ann', null), role: fc.constantFrom('a', 'b', '') });
  fc.assert(
    fc.property(fc.array(someShift), (some) => {
      const shifts = some.map(shift);
      const groups = coverageBy(shifts, ({ role }) => role);
      const sum = (of: 'shifts' | 'open') => groups.reduce((total, { coverage }) => total + coverage[of], 0);
      expect([sum('shifts'), sum('open')]).toEqual([shifts.length, coverageOf(shifts).open]);
    }),
  );
});

test('labor is minutes times rate of published shifts that somebody works', () => {
  const staff = [colleague('ann', 15.5), colleague('bo', null)];
  const shifts = [
    shift(),
    shift({ minutes: 50 }),
    shift({ staffId: null }),
    shift({ isPublished: false }),
    shift({ staffId: 'bo', minutes: 60 }),
  ];
  const labor = laborBy(shifts, staff, ({ role }) => role);
  expect([...labor]).toEqual([
    ['Lifeguard', { shifts: 3, minutes: 470, cents: expect.closeTo(10591.67, 1), unpricedMinutes: 60 }],
  ]);
});

test('a week begins on Sunday', () => {
  expect(weekOf('2025-05-01')).toBe('2025-04-27');
  expect(weekOf('2025-04-27')).toBe('2025-04-27');
  expect(weekOf('2025-05-03')).toBe('2025-04-27');
  expect(weekOf('2025-01-01')).toBe('2024-12-29');
});

test('nothing divided by nothing is nothing', () => {
  expect(percentOf(0, 0)).toBeNull();
  expect(percentOf(24, 26)).toBe(92);
  expect(meanOf([])).toBeNull();
  expect(meanOf([15.5, 28.8])).toBe(22.15);
});
