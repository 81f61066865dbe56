import { clubFacts } from '../../rules/shift/clubFacts';
import { testClock, testPerson, testRules } from '../../rules/shift/clubFacts.testkit';
import { testPlan, testShift } from '../../source/rows/shift.testkit';
import { personOptions } from './personOptions';
import { fieldsOf } from './shiftFields';

const { timeZone: ZONE } = testClock;
const busy = testShift({ id: 'busy', staffId: 'ann' });
const other = { startsAt: '2025-04-28T14:00:00.000Z', endsAt: '2025-04-28T20:30:00.000Z' };
const facts = clubFacts(testClock, {
  people: [
    testPerson({ id: 'ann', name: 'Ann' }),
    testPerson({ id: 'ben', name: 'Ben' }),
    testPerson({ id: 'cleo', name: 'Cleo' }),
    testPerson({ id: 'dan', name: 'Dan', role: 'Gate Attendant' }),
    testPerson({ id: 'eve', name: 'Eve', role: 'Lifeguard', status: 'Inactive' }),
  ],
  roles: [{ title: 'Lifeguard', department: 'Aquatics', requires: [] }],
  rules: testRules(),
  schoolDays: [],
  minorLimits: [],
  timeOff: [],
  availability: [],
  shifts: [busy, testShift({ id: 'other', staffId: 'ben', ...other })],
});
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
