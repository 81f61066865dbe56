import type { Shift } from '../../source/rows/shift';
import { clubFacts, type FactRows } from './clubFacts';
import { testClock, testPerson, testRules } from './clubFacts.testkit';
import { problemsOfWrite, shiftProblems } from './shiftProblems';

const ann = testPerson({
  name: 'Ann Lee',
  startDate: '2025-04-01',
  certifications: [{ typeId: 'cpr', name: 'CPR/AED', issuedOn: '2023-05-03', expiresOn: '2025-05-02' }],
});
const role = { title: 'Lifeguard', department: 'Aquatics', requires: [{ typeId: 'cpr', name: 'CPR/AED' }] };
const shift = (some: Partial<Shift> = {}): Shift => ({
  id: '1',
  staffId: 'ann',
  role: 'Lifeguard',
  location: 'Main pool',
  startsAt: '2025-05-01T18:00:00.000Z',
  endsAt: '2025-05-02T00:00:00.000Z',
  breakMinutes: 0,
  status: 'published',
  needsCover: false,
  notes: null,
  seriesId: null,
  wasPublished: true,
  version: 1,
  ...some,
});
const facts = (some: Partial<FactRows> = {}) =>
  clubFacts(testClock, {
    people: [ann],
    roles: [role],
    rules: testRules(),
    schoolDays: [],
    minorLimits: [],
    timeOff: [],
    availability: [],
    shifts: [],
    ...some,
  });
const rulesOf = (plan: Shift, some?: Partial<FactRows>, stored: Shift | null = null) =>
  shiftProblems(plan, stored, facts(some)).map(({ rule }) => rule);

test('checks a certification on the day of the shift', () => {
  expect(rulesOf(shift())).toEqual([]);
  const saturday = { startsAt: '2025-05-03T14:00:00.000Z', endsAt: '2025-05-03T20:00:00.000Z' };
  expect(shiftProblems(shift(saturday), null, facts())).toMatchObject([
    {
      kind: 'hard',
      message:
        'Ann Lee cannot work as Lifeguard on Saturday, May 3 without a valid certification: CPR/AED (expired on Friday, May 2, 2025).',
    },
  ]);
});

test('treats shifts that touch as no overlap, but too little rest', () => {
  const before = shift({ id: '2', startsAt: '2025-05-01T14:00:00.000Z', endsAt: '2025-05-01T18:00:00.000Z' });
  expect(rulesOf(shift(), { shifts: [before] })).toEqual(['rest']);
  const longer = { ...before, endsAt: '2025-05-01T18:15:00.000Z' };
  expect(rulesOf(shift(), { shifts: [longer] })).toEqual(['overlap']);
});

test('limits a person of 15 to 3 hours after school', () => {
  const young = { ...ann, birthDate: '2009-12-01' };
  const after = { startsAt: '2025-05-01T19:00:00.000Z', endsAt: '2025-05-01T22:00:00.000Z' };
  expect(rulesOf(shift(after), { people: [young] })).toEqual([]);
  expect(rulesOf(shift({ ...after, endsAt: '2025-05-01T22:15:00.000Z' }), { people: [young] })).toEqual([
    'minor_day_hours',
  ]);
  expect(rulesOf(shift({ ...after, startsAt: '2025-05-01T18:45:00.000Z' }), { people: [young] })).toEqual([
    'minor_school_hours',
    'minor_day_hours',
  ]);
  const holiday = [{ day: '2025-05-01', isSchoolDay: false, name: 'Founders Day' }];
  const early = { startsAt: '2025-05-01T14:00:00.000Z', endsAt: '2025-05-01T22:00:00.000Z' };
  expect(rulesOf(shift(early), { people: [young], schoolDays: holiday })).toEqual([]);
});

test('applies no rule to an open or canceled shift', () => {
  expect(rulesOf(shift({ staffId: null, role: 'Manager' }))).toEqual([]);
  expect(rulesOf(shift({ status: 'cancelled', role: 'Lifeguard' }))).toEqual([]);
});

test("protects a person's shift that begins within a day", () => {
  const opened = shift({ staffId: null });
  expect(problemsOfWrite(opened, shift(), facts())).toMatchObject([{ kind: 'soft', rule: 'notice' }]);
  expect(problemsOfWrite(shift({ notes: 'Bring the keys.' }), shift(), facts())).toEqual([]);
});

test('needs no reason to publish what was planned with one', () => {
  const before = shift({ id: '2', startsAt: '2025-05-01T14:00:00.000Z', endsAt: '2025-05-01T18:00:00.000Z' });
  const draft = shift({ status: 'draft', wasPublished: false });
  expect(problemsOfWrite(shift(), draft, facts({ shifts: [before] }))).toEqual([]);
});
