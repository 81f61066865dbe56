import { clockAt, dateInWords, dayAt, zoneInWords, type DateForm, momentAt } from './dateInWords';

const MOMENT = '2025-05-01T13:12:40Z';
const NEW_YORK = 'America/New_York';

test.each<[DateForm, string]>([
  ['day', 'May 1, 2025'],
  ['shortDay', 'May 1'],
  ['longDay', 'May 1, 2025'],
  ['longDayOfYear', 'May 1'],
  ['weekday', 'Thursday, May 1'],
  ['shortMonth', 'May'],
  ['month', 'May 2025'],
  ['year', '2025'],
  ['moment', 'May 1, 2025, 9:12 AM'],
  ['nearMoment', 'Thu, May 1, 9:12 AM'],
  ['fullMoment', 'Thursday, May 1, 2025 at 9:12 AM'],
  ['hour', '9 AM'],
  ['time', '9:12 AM'],
  ['exactTime', '9:12:40 AM'],
])('writes a moment as %s', (form, words) => {
  expect(dateInWords(MOMENT, form, NEW_YORK)).toBe(words);
});

test('reads a day, a Date and milliseconds as the same moment', () => {
  expect(dateInWords('2025-10-01', 'longDay', 'UTC')).toBe('October 1, 2025');
  expect(dateInWords(new Date(MOMENT), 'time', NEW_YORK)).toBe(dateInWords(Date.parse(MOMENT), 'time', NEW_YORK));
});

test('finds the day and the clock of a time zone', () => {
  expect(dayAt('2025-05-01T03:30:00Z', NEW_YORK)).toBe('2025-04-30');
  expect(clockAt('2025-05-01T03:30:05Z', NEW_YORK)).toBe('2025-04-30T23:30:05');
});

test.each([
  ['2025-05-01T07:45', '2025-05-01T11:45:00.000Z'],
  ['2025-01-01T07:45', '2025-01-01T12:45:00.000Z'],
  // The clocks are put forward at two, and back at two.
  ['2025-03-09T03:30', '2025-03-09T07:30:00.000Z'],
  ['2025-11-02T03:30', '2025-11-02T08:30:00.000Z'],
])('finds the moment at which clocks in New York show %s', (shown, moment) => {
  expect(momentAt(shown, NEW_YORK)?.toISOString()).toBe(moment);
});

test.each(['', 'T', '2025-05-01T', '0202-05-01T07:45'])('refuses %j as a time on a clock', (shown) => {
  expect(momentAt(shown, NEW_YORK)).toBeUndefined();
});

test.each([
  ['2025-01-01T12:00:00Z', 'EST'],
  ['2025-07-01T12:00:00Z', 'EDT'],
])('names the time zone at %s', (moment, zone) => {
  expect(zoneInWords(moment, NEW_YORK)).toBe(zone);
});

test('throws for an invalid moment', () => {
  expect(() => dateInWords('tomorrow', 'day')).toThrow(RangeError);
});
