import type { Person } from '../source/rows/person';
import type { Shift } from '../source/rows/shift';
import { figuresOf } from './figures/dayFigures';
import { testPerson } from './shift/clubFacts.testkit';
import { gridRows } from './gridRows';

const person = (id: string, name: string, role: string, status = 'Active'): Person =>
  testPerson({ id, name, role, status, hourlyRate: 15.5 });
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
const people = [
  person('z', 'Zoe', 'Lifeguard'),
  person('a', 'Ann', 'Manager'),
  person('b', 'Ben', 'Lifeguard'),
  person('i', 'Ira', 'Lifeguard', 'Inactive'),
];
const roles = [
  { title: 'Lifeguard', department: 'Aquatics', requires: [] },
  { title: 'Manager', department: 'Management', requires: [] },
];
const shifts = [shift('1', null), shift('2', 'z'), shift('3', 'a', { role: 'Manager', location: 'Office' })];
const noFilter = { role: '', location: '', person: '' };
const rowsOf = (some: Partial<Parameters<typeof gridRows>[0]> = {}) =>
  gridRows({ weeks: [shifts], people, roles, timeZone: 'America/New_York', view: 'people', filter: noFilter, ...some });
const labels = (rows: ReturnType<typeof rowsOf>) => rows.map(({ label }) => label);

test('lists the open shifts first, then the people by role and name', () => {
  expect(labels(rowsOf())).toEqual(['Open shifts', 'Ben', 'Zoe', 'Ann']);
  expect(
    rowsOf()[2]
      ?.byDay.get('2025-05-01')
      ?.map(({ id }) => id),
  ).toEqual(['2']);
  expect(rowsOf()[2]?.minutes).toEqual([330]);
});

test('lists an inactive person only with shifts', () => {
  expect(labels(rowsOf({ weeks: [[...shifts, shift('4', 'i')]] }))).toContain('Ira');
});

test('shows two weeks as one row for each person, with the hours of each week', () => {
  const later = shift('6', 'z', { startsAt: '2025-05-08T14:00:00.000Z', endsAt: '2025-05-08T18:00:00.000Z' });
  const zoe = rowsOf({ weeks: [shifts, [later]] })[2];
  expect(zoe?.minutes).toEqual([330, 210]);
  expect([...(zoe?.byDay.keys() ?? [])]).toEqual(['2025-05-01', '2025-05-08']);
});

test('shows roles as rows when requested', () => {
  expect(labels(rowsOf({ view: 'roles' }))).toEqual(['Open shifts', 'Lifeguard', 'Manager']);
});

test('keeps the people and shifts that match the filters', () => {
  expect(labels(rowsOf({ filter: { ...noFilter, location: 'Office' } }))).toEqual(['Open shifts', 'Ann']);
  expect(labels(rowsOf({ filter: { ...noFilter, person: 'open' } }))).toEqual(['Open shifts']);
  expect(labels(rowsOf({ filter: { ...noFilter, person: 'b' } }))).toEqual(['Ben']);
});

test('ignores canceled shifts', () => {
  const canceled = shift('5', 'z', { status: 'cancelled' });
  expect(figuresOf([...shifts, canceled], new Map(people.map((one) => [one.id, one])))).toEqual({
    filled: 2,
    all: 3,
    cents: 17050,
  });
});
