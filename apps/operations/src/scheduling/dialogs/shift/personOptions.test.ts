import { clubFacts } from '../../rules/clubFacts';
import type { LaborRules, Person } from '../../source/schedulingSource';
import { testPlan, testShift } from '../../source/shift.testkit';
import { personOptions } from './personOptions';
import { fieldsOf } from './shiftFields';

const ZONE = 'America/New_York';
const rules: LaborRules = {
  workweekStart: 0,
  weeklyHoursCap: 40,
  restHours: 10,
  noticeHours: 24,
  schoolStartsAt: '08:00',
  schoolEndsAt: '15:00',
  availabilityDueDays: 7,
  timeOffNoticeDays: 0,
  staffTakeOpenShifts: true,
  version: 1,
};
const person = (id: string, name: string, role = 'Lifeguard', status = 'Active'): Person => ({
  id,
  name,
  role,
  status,
  birthDate: null,
  startDate: null,
  endDate: null,
  hourlyRate: 15,
  certifications: [],
});
const busy = testShift({ id: 'busy', staffId: 'ann' });
const other = { startsAt: '2025-04-28T14:00:00.000Z', endsAt: '2025-04-28T20:30:00.000Z' };
const facts = clubFacts(
  { timeZone: ZONE, today: () => '2025-05-01', now: () => new Date('2025-05-01T13:00:00Z') },
  {
    people: [
      person('ann', 'Ann'),
      person('ben', 'Ben'),
      person('cleo', 'Cleo'),
      person('dan', 'Dan', 'Gate Attendant'),
      person('eve', 'Eve', 'Lifeguard', 'Inactive'),
    ],
    roles: [{ title: 'Lifeguard', department: 'Aquatics', requires: [] }],
    rules,
    schoolDays: [],
    timeOff: [],
    availability: [],
    shifts: [busy, testShift({ id: 'other', staffId: 'ben', ...other })],
  },
);
const blank = testShift({ id: '', version: 0 });
const draft = fieldsOf(testPlan(), ZONE);

test('puts people who fit first, by their hours, and says what speaks against the others', () => {
  const options = personOptions(draft, blank, facts);
  expect(options.map(({ label }) => label)).toEqual(['Open shift', 'Cleo', 'Ben', 'Ann', 'Dan']);
  expect(options.map(({ detail }) => detail)).toEqual([
    'No one yet',
    'Lifeguard · 0 h this week',
    'Lifeguard · 6.5 h this week',
    expect.stringMatching(/^(Already w|W)orks/),
    'Works as Gate Attendant, not as Lifeguard.',
  ]);
});

test('does not count the shift itself against its person, who stays a choice when inactive', () => {
  const own = personOptions(fieldsOf(busy, ZONE), busy, facts);
  expect(own.find(({ value }) => value === 'ann')?.detail).toBe('Lifeguard · 0 h this week');
  const left = testShift({ id: 'left', staffId: 'eve' });
  expect(personOptions(fieldsOf(left, ZONE), left, facts).at(-1)).toEqual({
    value: 'eve',
    label: 'Eve',
    detail: 'Inactive',
  });
});

test('lists everyone with their role while the hours are missing', () => {
  const options = personOptions({ ...draft, from: '' }, blank, facts);
  expect(options.map(({ label }) => label)).toEqual(['Open shift', 'Ann', 'Ben', 'Cleo', 'Dan']);
  expect(options[1]?.detail).toBe('Lifeguard');
});
