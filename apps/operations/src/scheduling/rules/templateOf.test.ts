import type { Shift } from '../source/rows/shift';
import { templateOf } from './templateOf';

const shift = (id: string, staffId: string | null, some: Partial<Shift> = {}): Shift => ({
  id,
  staffId,
  role: 'Lifeguard',
  location: 'Main pool',
  startsAt: '2025-05-01T14:00:00.000Z',
  endsAt: '2025-05-01T20:00:00.000Z',
  breakMinutes: 30,
  status: 'published',
  needsCover: false,
  notes: null,
  seriesId: null,
  wasPublished: true,
  version: 1,
  ...some,
});
const week = [shift('1', 'a'), shift('2', 'b'), shift('3', null), shift('4', 'a', { status: 'cancelled' })];
const guard = {
  weekday: 4,
  startsAt: '10:00',
  lengthMinutes: 360,
  breakMinutes: 30,
  role: 'Lifeguard',
  location: 'Main pool',
};

test('merges equal shifts into one with a count', () => {
  expect(templateOf(week, 'America/New_York', false)).toEqual([{ ...guard, count: 3, staffId: null }]);
});

test("keeps people's shifts when requested", () => {
  expect(templateOf(week, 'America/New_York', true)).toEqual([
    { ...guard, count: 1, staffId: 'a' },
    { ...guard, count: 1, staffId: 'b' },
    { ...guard, count: 1, staffId: null },
  ]);
});

test('counts at most 50 in one row', () => {
  const many = Array.from({ length: 120 }, (_, number) => ({ ...week[2], id: `open-${number}` }) as Shift);
  expect(templateOf(many, 'America/New_York', false).map(({ count }) => count)).toEqual([50, 50, 20]);
});
