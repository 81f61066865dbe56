import { clubFacts, type FactRows } from './clubFacts';
import { testClock, testLimits, testPerson, testRules } from './clubFacts.testkit';
import { firstRefusal, shiftProblems } from './shiftProblems';
import { planOf } from './shiftPlan';
import type { MinorLimits } from '../../source/rows/minorLimits';
import type { Shift } from '../../source/rows/shift';

const lee = testPerson({ id: 'lee', name: 'Lee Park', birthDate: '2008-12-01' });
const role = { title: 'Lifeguard', department: 'Aquatics', requires: [] };

/** A shift of Lee's on a day of May in New York. */
const shift = (day: string, from: string, to: string, some: Partial<Shift> = {}): Shift => ({
  id: day,
  staffId: 'lee',
  role: 'Lifeguard',
  location: null,
  startsAt: new Date(`${day}T${from}:00-04:00`).toISOString(),
  endsAt: new Date(`${to.length > 5 ? to : `${day}T${to}`}:00-04:00`).toISOString(),
  breakMinutes: 0,
  status: 'draft',
  needsCover: false,
  notes: null,
  seriesId: null,
  wasPublished: false,
  version: 1,
  ...some,
});
const facts = (limits: Partial<MinorLimits>, some: Partial<FactRows> = {}) =>
  clubFacts(testClock, {
    people: [lee],
    roles: [role],
    rules: testRules(),
    schoolDays: [],
    minorLimits: [testLimits({ ages: '16-17', ...limits })],
    timeOff: [],
    availability: [],
    shifts: [],
    ...some,
  });
const messages = (plan: Shift, limits: Partial<MinorLimits>, some?: Partial<FactRows>) =>
  shiftProblems(plan, null, facts(limits, some)).map(({ message }) => message);

const NIGHT = { earliestStartSchool: '05:00', latestEndSchool: '23:00' };

test('ends the evening before a school day, and names the person, the age, the limit and the state', () => {
  // Tuesday, then Friday and Saturday; May 26 is a Monday.
  expect(messages(shift('2025-05-20', '17:00', '23:15'), NIGHT)).toEqual([
    'Lee Park is 16 and works until 11:00 PM at most on Tuesday, May 20, before a school day, by the limits entered for North Carolina.',
  ]);
  expect(messages(shift('2025-05-20', '17:00', '23:00'), NIGHT)).toEqual([]);
  expect(messages(shift('2025-05-23', '17:00', '23:45'), NIGHT)).toEqual([]);
  expect(messages(shift('2025-05-25', '17:00', '23:45'), NIGHT)).toHaveLength(1);
  const holiday = [{ day: '2025-05-26', isSchoolDay: false, name: 'Memorial Day' }];
  expect(messages(shift('2025-05-25', '17:00', '23:45'), NIGHT, { schoolDays: holiday })).toEqual([]);
});

test('starts on a school day when the night is over', () => {
  expect(messages(shift('2025-05-20', '04:45', '07:00'), NIGHT)).toEqual([
    'Lee Park is 16 and starts at 5:00 AM or later on Tuesday, May 20, by the limits entered for North Carolina.',
  ]);
  expect(messages(shift('2025-05-24', '04:45', '07:00'), NIGHT)).toEqual([]);
});

test('reads a latest end after midnight as one of the next day', () => {
  const late = { earliestStartOther: '05:00', latestEndOther: '00:30' };
  expect(messages(shift('2025-05-23', '18:00', '2025-05-24T00:30'), late)).toEqual([]);
  expect(messages(shift('2025-05-23', '18:00', '2025-05-24T00:45'), late)).toEqual([
    'Lee Park is 16 and works until 12:30 AM at most on Saturday, May 24, which is a day without school, by the limits entered for North Carolina.',
  ]);
});

test('counts the hours of a day and a week, and the days of a week', () => {
  const shifts = ['18', '19', '20'].map((day) => shift(`2025-05-${day}`, '16:00', '20:00'));
  const fourth = shift('2025-05-21', '16:00', '21:00');
  expect(messages(fourth, { dayMinutesSchool: 240 })).toEqual([
    'Lee Park is 16 and works at most 4 hours on Wednesday, May 21, which is a school day, by the limits entered for North Carolina: this would make it 5 hours.',
  ]);
  expect(messages(fourth, { weekMinutesSchool: 960 }, { shifts })).toEqual([
    'Lee Park is 16 and works at most 16 hours in the week from Sunday, May 18, which has school, by the limits entered for North Carolina: this would make it 17 hours.',
  ]);
  expect(messages(fourth, { weekDays: 3 }, { shifts })).toEqual([
    'Lee Park is 16 and works on at most 3 days in the week from Sunday, May 18, by the limits entered for North Carolina: this would make it 4 days.',
  ]);
  expect(messages(shift('2025-05-20', '21:00', '22:00', { id: 'late' }), { weekDays: 3 }, { shifts })).toHaveLength(1);
  expect(messages(fourth, { weekMinutesOther: 60, dayMinutesOther: 60 }, { shifts })).toEqual([]);
});

test('asks for as many breaks as leave no work too long', () => {
  const limits = { breakMinutes: 30, breakAfterMinutes: 300 };
  const long = (to: string, breakMinutes: number) =>
    messages(shift('2025-05-24', '08:00', to, { breakMinutes }), limits);
  expect(long('13:00', 0)).toEqual([]);
  expect(long('13:15', 15)).toEqual([
    'Lee Park is 16 and takes an unpaid break of 30 minutes after at most 5 hours of work, by the limits entered for North Carolina: this shift needs 30 minutes of break.',
  ]);
  expect(long('18:30', 30)).toEqual([]);
  expect(long('18:45', 30)).toEqual([expect.stringContaining('needs 45 minutes of break')]);
  expect(long('18:45', 45)).toEqual([]);
  expect(long('19:15', 45)).toEqual([expect.stringContaining('needs 60 minutes of break')]);
  expect(long('19:15', 60)).toEqual([]);
});

test('asks for the least break that can be laid so that no work is too long', () => {
  for (const [pause, longest] of [
    [30, 240],
    [30, 300],
    [45, 180],
  ] as const) {
    for (let whole = 60; whole <= 1425; whole += 15) {
      const end = new Date(Date.parse('2025-05-24T04:00:00Z') + whole * 60_000).toISOString();
      for (let breakMinutes = 0; breakMinutes <= Math.min(whole - 15, 240); breakMinutes += 15) {
        const plan = { ...shift('2025-05-24', '00:00', '01:00', { breakMinutes }), endsAt: end };
        const refused = shiftProblems(plan, null, facts({ breakMinutes: pause, breakAfterMinutes: longest })).some(
          ({ rule }) => rule === 'state_break',
        );
        expect([whole, breakMinutes, refused]).toEqual([
          whole,
          breakMinutes,
          !canBeLaid(whole, breakMinutes, pause, longest),
        ]);
      }
    }
  }
});

/** Whether quarters of an hour of break can be laid so that no work between breaks of at least `pause` is too long. */
function canBeLaid(whole: number, breakMinutes: number, pause: number, longest: number): boolean {
  if (whole <= longest) return true;
  for (let taken = pause; taken <= breakMinutes; taken += 15) {
    if (canBeLaid(whole - longest - taken, breakMinutes - taken, pause, longest)) return true;
  }
  return false;
}

test('applies to the age on the day of the shift, beside federal law', () => {
  const none = { dayMinutesSchool: 0, dayMinutesOther: 0 };
  const plan = shift('2025-05-20', '16:00', '18:00');
  const born = (birthDate: string | null, limits: Partial<MinorLimits>) =>
    messages(plan, limits, { people: [{ ...lee, birthDate }] });
  expect(born('2009-05-20', none)).toHaveLength(1);
  expect(born('2009-05-21', none)).toEqual([]);
  expect(born('2009-05-21', { ...none, ages: '14-15' })).toHaveLength(1);
  expect(born('2007-05-21', none)).toHaveLength(1);
  expect(born('2007-05-20', none)).toEqual([]);
  expect(born(null, none)).toEqual([]);
  const rulesOf = (to: string, dayMinutesSchool: number) =>
    shiftProblems(
      shift('2025-05-20', '15:00', to),
      null,
      facts({ ages: '14-15', dayMinutesSchool }, { people: [{ ...lee, birthDate: '2010-01-01' }] }),
    ).map(({ rule }) => rule);
  expect(rulesOf('18:15', 240)).toEqual(['minor_day_hours']);
  expect(rulesOf('17:15', 120)).toEqual(['state_day_hours']);
  expect(rulesOf('18:15', 120)).toEqual(['minor_day_hours', 'state_day_hours']);
});

test('is a hard rule: a refusal of the grid', () => {
  const known = facts(NIGHT);
  const plan = planOf(shift('2025-05-20', '17:00', '23:30'), known);
  expect(plan && firstRefusal(plan, known)).toContain('by the limits entered for North Carolina.');
});

test('warns of a shift that is longer than the club plans', () => {
  const adult = { people: [{ ...lee, birthDate: null }] };
  expect(messages(shift('2025-05-24', '08:00', '20:00'), {}, adult)).toEqual([]);
  expect(messages(shift('2025-05-24', '08:00', '20:15', { breakMinutes: 60 }), {}, adult)).toEqual([
    'Lee Park would work a shift of 12.25 hours; the club plans 12 hours at most.',
  ]);
  const rules = testRules({ shiftHoursCap: 24 });
  expect(messages(shift('2025-05-24', '08:00', '2025-05-25T08:00'), {}, { ...adult, rules })).toEqual([]);
});
