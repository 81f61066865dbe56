import { narrowPeriod, narrowTimes, shortPeriod } from './formats';

const NEW_YORK = 'America/New_York';
/** On Sunday, November 2, 2025 the clocks of New York go back from 2 AM EDT (06:00 UTC) to 1 AM EST. */
const fall = (from: string, to: string) => ({ startsAt: `2025-11-02T${from}:00Z`, endsAt: `2025-11-02T${to}:00Z` });

test.each([
  ['the hour between', fall('05:30', '06:30'), '1:30 AM EDT–1:30 AM EST', '1:30a EDT–1:30a EST'],
  ['the first hour', fall('04:00', '05:30'), '12 AM–1:30 AM EDT', '12a–1:30a EDT'],
  ['the second hour', fall('06:00', '07:00'), '1 AM EST–2 AM', '1a EST–2a'],
  ['the hours around', fall('04:30', '07:00'), '12:30 AM–2 AM', '12:30a–2a'],
])('tells the hour that the clocks show twice: %s', (_which, period, short, narrow) => {
  expect(shortPeriod(period, NEW_YORK)).toBe(short);
  expect(narrowPeriod(period, NEW_YORK)).toBe(narrow);
});

test('names no zone on the day that skips an hour, nor for times without a day', () => {
  const spring = { startsAt: '2025-03-09T06:30:00Z', endsAt: '2025-03-09T07:30:00Z' };
  expect(shortPeriod(spring, NEW_YORK)).toBe('1:30 AM–3:30 AM');
  expect(narrowTimes('17:00', '24:00')).toBe('5p–12a');
});
