import { AT_ONCE, chosenMoment, momentProblem } from './moment';

const now = new Date('2026-11-21T12:00Z');

test('has no moment and no error for "at once"', () => {
  expect(chosenMoment(AT_ONCE, 'UTC')).toBeUndefined();
  expect(momentProblem(AT_ONCE, 'UTC', now)).toBeUndefined();
});

test.each([
  ['America/Los_Angeles', '2026-12-01T12:00:00Z'],
  ['Europe/Zurich', '2026-12-01T03:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-30T14:00:00Z'],
])('reads a day and a time on the club’s clock, in %s', (timeZone, moment) => {
  const when = { at: 'moment', day: '2026-12-01', time: '04:00' } as const;
  expect(chosenMoment(when, timeZone)).toEqual(new Date(moment));
  expect(momentProblem(when, timeZone, now)).toBeUndefined();
});

test('reads a time on the day of a clock change as the clocks show it then', () => {
  const on = (day: string, time: string) => chosenMoment({ at: 'moment', day, time }, 'America/New_York');
  expect(on('2026-03-08', '01:00')).toEqual(new Date('2026-03-08T06:00:00Z'));
  expect(on('2026-03-08', '04:00')).toEqual(new Date('2026-03-08T08:00:00Z'));
  expect(on('2026-11-01', '04:00')).toEqual(new Date('2026-11-01T09:00:00Z'));
});

test.each([
  ['without a day', { day: '', time: '09:30' }, 'Choose a day and a time.'],
  ['without a time', { day: '2026-11-30', time: '' }, 'Choose a day and a time.'],
  ['on a day that is none', { day: '2026-13-41', time: '09:30' }, 'Choose a day and a time.'],
  ['in a year that is being typed', { day: '0002-12-01', time: '06:00' }, 'Choose a day and a time.'],
  ['in a year that is almost typed', { day: '0202-12-01', time: '06:00' }, 'Choose a day and a time.'],
  ['in a year with a digit too many', { day: '20266-12-01', time: '06:00' }, 'Choose a day and a time.'],
  ['that has passed', { day: '2026-11-21', time: '11:59' }, 'Choose a moment that is still to come.'],
])('refuses a moment %s', (_what, chosen, problem) => {
  expect(momentProblem({ at: 'moment', ...chosen }, 'UTC', now)).toBe(problem);
});
