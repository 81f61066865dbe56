import type { Shift } from '../source/schedulingSource';
import { besideMe, openFrom, ownShifts, swapsFor } from './myShifts';

const shift = (id: string, staffId: string | null, some: Partial<Shift> = {}): Shift => ({
  id,
  staffId,
  role: 'Lifeguard',
  location: 'Main pool',
  startsAt: '2025-05-03T14:00:00.000Z',
  endsAt: '2025-05-03T20:00:00.000Z',
  breakMinutes: 0,
  status: 'published',
  needsCover: false,
  notes: null,
  wasPublished: true,
  version: 1,
  ...some,
});
const mine = shift('1', 'me');
const later = { startsAt: '2025-05-03T20:00:00.000Z', endsAt: '2025-05-03T23:00:00.000Z' };
const all = [
  mine,
  shift('2', 'ann'),
  shift('3', 'ben', later),
  shift('4', 'cat', { location: 'Courts' }),
  shift('5', null),
  shift('6', 'me', { status: 'draft' }),
  shift('7', 'dan', { role: 'Manager' }),
];
const NOW = Date.parse('2025-05-01T13:00:00Z');

test('own shifts are the published ones', () => {
  expect(ownShifts(all, 'me').map(({ id }) => id)).toEqual(['1']);
});

test('beside me works who is at the same place at the time', () => {
  expect(besideMe(mine, all)).toEqual(['ann', 'dan']);
});

test('open shifts that have begun are not offered', () => {
  expect(openFrom(all, NOW).map(({ id }) => id)).toEqual(['5']);
  expect(openFrom(all, Date.parse('2025-05-03T14:00:00Z'))).toEqual([]);
});

test('a shift is swapped for one of the same role', () => {
  expect(swapsFor(mine, all, NOW).map(({ id }) => id)).toEqual(['2', '3', '4']);
});
