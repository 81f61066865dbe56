import { testShift } from '../../source/rows/shift.testkit';
import type { Shift } from '../../source/rows/shift';
import { helpWords, shortStandsWords, standsShort } from './standsShort';

const NEEDS = { people: 3, roles: ['Lifeguard'] };
const ZONE = 'America/New_York';
/** @param from hours of UTC, four more than New York's */
const shift = (staffId: string | null, from: number, until: number, some: Partial<Shift> = {}): Shift =>
  testShift({
    id: JSON.stringify([staffId, from, some]),
    staffId,
    startsAt: `2025-05-20T${from}:00:00.000Z`,
    endsAt: `2025-05-20T${until}:00:00.000Z`,
    ...some,
  });
const inWords = (shifts: readonly Shift[], needs = NEEDS) =>
  standsShort(shifts, needs).map((short) => `${shortStandsWords(short, ZONE)}. ${helpWords(short)}`);

test('is empty while enough people guard the stands, and on a day without guards', () => {
  expect(inWords(['a', 'b', 'c'].map((id) => shift(id, 14, 20)))).toEqual([]);
  expect(inWords([])).toEqual([]);
  expect(inWords([shift('a', 14, 20, { role: 'Gate Attendant' })])).toEqual([]);
});

test('says when there are too few, and joins what follows on each other', () => {
  expect(inWords([shift('a', 14, 20), shift('b', 14, 20), shift('c', 16, 18)])).toEqual([
    '2 of 3 people, 10:00 AM to 12:00 PM. It takes 1 more shift.',
    '2 of 3 people, 2:00 PM to 4:00 PM. It takes 1 more shift.',
  ]);
  expect(inWords([shift('a', 14, 20), shift('b', 16, 20)])).toEqual([
    '1 of 3 people, 10:00 AM to 4:00 PM. It takes 2 more shifts.',
  ]);
});

test('counts a gap between two shifts, and an open shift only as help', () => {
  const full = (from: number, until: number) => ['a', 'b', 'c'].map((id) => shift(id, from, until));
  expect(inWords([...full(14, 16), ...full(18, 20)])).toEqual([
    '0 of 3 people, 12:00 PM to 2:00 PM. It takes 3 more shifts.',
  ]);
  expect(inWords([shift('a', 14, 20), shift('b', 14, 20), shift(null, 14, 20)])).toEqual([
    '2 of 3 people, 10:00 AM to 4:00 PM. Filling the open shifts is enough.',
  ]);
});

test('leaves out canceled and declined shifts, and counts a person once', () => {
  const declined = { answer: { answer: 'declined' as const, note: null, answeredAt: '' } };
  const two = [shift('a', 14, 20), shift('b', 14, 20)];
  expect(inWords([...two, shift('c', 14, 20, { status: 'cancelled' })])).toHaveLength(1);
  expect(inWords([...two, shift('c', 14, 20, declined)])).toEqual([
    '2 of 3 people, 10:00 AM to 4:00 PM. Filling the open shifts is enough.',
  ]);
  expect(inWords([...two, shift('b', 14, 20, { id: 'again' })])).toHaveLength(1);
});

test('without roles, everyone on shift guards the stands', () => {
  const gate = { role: 'Gate Attendant' };
  const all = [shift('a', 14, 20), shift('b', 14, 20), shift('c', 14, 20, gate)];
  expect(inWords(all, { people: 3, roles: [] })).toEqual([]);
});
