import type { Shift } from '../../source/rows/shift';
import { besideMe, openShifts, ownShifts, ownStateOf, swapsFor } from './myShifts';

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
  seriesId: null,
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

test("counts only published shifts as the person's own", () => {
  expect(ownShifts(all, 'me').map(({ id }) => id)).toEqual(['1']);
});

test('finds the people at the same place at the same time', () => {
  expect(besideMe(mine, all)).toEqual(['ann', 'dan']);
});

test('lists first what a person may take, then what they may ask for', () => {
  const forMe = [
    { shiftId: '4', may: 'no' as const, reason: 'Ann works as Lifeguard.' },
    { shiftId: '3', may: 'take' as const, reason: '' },
    { shiftId: '5', may: 'take' as const, reason: '' },
    { shiftId: '2', may: 'ask' as const, reason: 'Ann is not available.' },
    { shiftId: 'of another week', may: 'take' as const, reason: '' },
  ];
  expect(openShifts(all, forMe).map(({ shiftId }) => shiftId)).toEqual(['5', '3', '2', '4']);
});

test('a shift waits for an answer until it begins, and a declined one stays with its person', () => {
  const confirmed = { answer: 'confirmed' as const, note: null, answeredAt: '2025-05-01T13:00:00.000Z' };
  const stateOf = (some: Partial<Shift>) => ownStateOf(shift('1', 'me', some), NOW);
  expect(stateOf({ answer: null })).toBe('waits');
  expect(stateOf({ answer: confirmed })).toBe('confirmed');
  expect(stateOf({ answer: { ...confirmed, answer: 'declined' }, needsCover: true })).toBe('declined');
  expect(stateOf({ answer: confirmed, needsCover: true })).toBe('offered');
  expect(stateOf({ answer: null, startsAt: '2025-05-01T13:00:00.000Z' })).toBe('past');
});

test('swaps a shift for one of the same role', () => {
  // Number 6 is the person's own draft at the time of number 4, and number 2 differs only in its person.
  expect(swapsFor(mine, all, NOW).map(({ id }) => id)).toEqual(['3']);
  const published = all.filter(({ id }) => id !== '6');
  expect(swapsFor(mine, published, NOW).map(({ id }) => id)).toEqual(['3', '4']);
});

test('does not swap a shift if one of the two already works at that time', () => {
  const free = [mine, shift('3', 'ben', later)];
  expect(swapsFor(mine, free, NOW)).toHaveLength(1);
  expect(swapsFor(mine, [...free, shift('8', 'me', later)], NOW).map(({ id }) => id)).toEqual([]);
  expect(swapsFor(mine, [...free, shift('9', 'ben')], NOW).map(({ id }) => id)).toEqual([]);
});
