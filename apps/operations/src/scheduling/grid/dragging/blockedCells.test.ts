import { clubFacts } from '../../rules/shift/clubFacts';
import { testClock, testPerson, testRules } from '../../rules/shift/clubFacts.testkit';
import { placed } from '../../rules/shift/shiftPlan';
import { testShift } from '../../source/rows/shift.testkit';
import { blockedCells } from './blockedCells';

test('names the longest shift in every row of the day on which a shift would last 25 hours', () => {
  const person = testPerson({});
  const facts = clubFacts(testClock, {
    people: [person],
    roles: [],
    rules: testRules(),
    schoolDays: [],
    minorLimits: [],
    timeOff: [],
    availability: [],
    shifts: [],
  });
  const whole = testShift({ startsAt: '2025-10-25T12:00:00.000Z', endsAt: '2025-10-26T12:00:00.000Z' });
  const shift = placed(whole, facts.timeZone);
  const rows = [
    { key: 'open', kind: 'open', staffId: null, role: null },
    { key: 'ann', kind: 'person', staffId: person.id, role: person.role },
  ] as const;
  const tooLong = 'A shift lasts for 24 hours at most.';
  // The clocks go back in the night to November 2.
  expect([...blockedCells(shift, rows, ['2025-10-31', '2025-11-01'], facts)]).toEqual([
    ['open 2025-11-01', tooLong],
    ['ann 2025-11-01', tooLong],
  ]);
});
