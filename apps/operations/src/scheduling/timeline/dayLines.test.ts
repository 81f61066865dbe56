import type { Person } from '../source/rows/person';
import { testShift } from '../source/rows/shift.testkit';
import { dayOf } from './clubDay';
import { clockNote, dayLines } from './dayLines';

const NEW_YORK = 'America/New_York';
const ann: Person = {
  id: 'a',
  name: 'Ann',
  role: 'Lifeguard',
  status: 'Active',
  birthDate: null,
  startDate: null,
  endDate: null,
  hourlyRate: null,
  certifications: [],
};
const shift = (id: string, staffId: string | null, startsAt: string, endsAt: string) =>
  testShift({ id, staffId, startsAt: `${startsAt}:00.000Z`, endsAt: `${endsAt}:00.000Z` });
// 10 PM on Saturday to 2 AM on Sunday, which is the next week.
const night = shift('night', 'a', '2025-05-04T02:00', '2025-05-04T06:00');
const morning = shift('morning', 'a', '2025-05-04T13:00', '2025-05-04T17:00');
const open = [
  shift('1', null, '2025-05-04T14:00', '2025-05-04T18:00'),
  shift('2', null, '2025-05-04T15:00', '2025-05-04T16:00'),
];
const lines = (filter = { role: '', location: '', person: '' }) =>
  dayLines({
    day: '2025-05-04',
    shifts: [morning, ...open],
    around: [night, morning, ...open],
    people: [ann],
    roles: [],
    timeZone: NEW_YORK,
    filter,
  });

test('includes the night of the week before, and stacks overlapping open shifts', () => {
  expect(lines().map(({ row, shifts, lanes }) => [row.label, shifts.map(({ id }) => id), lanes.count])).toEqual([
    ['Open shifts', ['1', '2'], 2],
    ['Ann', ['morning', 'night'], 1],
  ]);
  // The hours are those of the week shown.
  expect(lines()[1]?.row.minutes).toEqual([240]);
});

test('a filter keeps the shifts that match', () => {
  expect(lines({ role: 'Manager', location: '', person: '' }).flatMap(({ shifts }) => shifts)).toEqual([]);
});

test('says where the clocks change', () => {
  const note = (day: string) => clockNote(dayOf(day, NEW_YORK));
  expect(note('2025-05-04')).toBeUndefined();
  expect(note('2025-03-09')).toBe('The clocks go forward: this day has 23 hours');
  expect(note('2025-11-02')).toBe('The clocks go back: this day has 25 hours');
});
