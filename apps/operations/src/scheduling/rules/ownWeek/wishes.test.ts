import type { Availability } from '../../source/rows/timeOff';
import { testRules as rules } from '../shift/clubFacts.testkit';
import { entriesOn } from './entriesOn';
import { availabilityOpenFrom, availabilityRefusal, entryWords, timeOffRefusal } from './wishes';

/** A Thursday. */
const today = '2025-05-01';
const blackouts = [{ id: '1', startsOn: '2025-05-24', endsOn: '2025-05-26', name: 'Opening weekend' }];
const entry = (some: Partial<Availability>): Availability => ({
  id: '1',
  staffId: 'ann',
  weekday: null,
  day: null,
  fromTime: '00:00',
  toTime: '24:00',
  kind: 'unavailable',
  note: null,
  appliesFrom: null,
  ...some,
});

test.each([
  [0, '2025-05-04'],
  [3, '2025-05-04'],
  [4, '2025-05-11'],
  [7, '2025-05-11'],
  [10, '2025-05-11'],
  [11, '2025-05-18'],
])('opens availability that is due %i days ahead from %s', (availabilityDueDays, openFrom) => {
  expect(availabilityOpenFrom(today, rules({ availabilityDueDays }))).toBe(openFrom);
});

test('refuses a day of a due week, and not a past or later one', () => {
  expect(availabilityRefusal('2025-05-10', today, rules())?.message).toBe(
    'Availability for Saturday, May 10 is due already. You can change it from Sunday, May 11 on.',
  );
  expect(availabilityRefusal('2025-04-30', today, rules())).toBeUndefined();
  expect(availabilityRefusal('2025-05-11', today, rules())).toBeUndefined();
});

test('says from when on time off can be requested', () => {
  const refusal = (from: string, timeOffNoticeDays: number) =>
    timeOffRefusal(from, from, { today, rules: rules({ timeOffNoticeDays }), blackouts })?.message;
  expect(refusal('2025-05-14', 14)).toBe('Time off is asked for 14 days ahead, so from Thursday, May 15 on.');
  expect(refusal('2025-05-01', 1)).toBe('Time off is asked for 1 day ahead, so from Friday, May 2 on.');
  expect(refusal('2025-05-15', 14)).toBeUndefined();
  expect(refusal('2025-05-01', 0)).toBeUndefined();
});

test('names the blackout days within the days off', () => {
  const refusal = (from: string, until: string) =>
    timeOffRefusal(from, until, { today, rules: rules(), blackouts })?.message;
  expect(refusal('2025-05-20', '2025-05-24')).toBe(
    'No one has time off on Saturday, May 24 to Monday, May 26: Opening weekend.',
  );
  expect(refusal('2025-05-27', '2025-05-30')).toBeUndefined();
});

test('writes an entry in words', () => {
  expect(entryWords(entry({ weekday: 5, fromTime: '17:00' }), today)).toBe('Fridays, 5:00 PM to midnight');
  expect(entryWords(entry({ day: '2025-05-08' }), today)).toBe('Thursday, May 8, all day');
});

test('prefers an entry for one day to the one for its weekday, which counts from its first day', () => {
  const weekly = entry({ id: 'weekly', weekday: 4, appliesFrom: '2025-05-11' });
  const dated = entry({ id: 'dated', day: '2025-05-22' });
  const on = (day: string) => entriesOn([weekly, dated], 'ann', day).map(({ id }) => id);
  expect(on('2025-05-08')).toEqual([]);
  expect(on('2025-05-15')).toEqual(['weekly']);
  expect(on('2025-05-22')).toEqual(['dated']);
});

test('accepts days off at most 18 months ahead', () => {
  const club = { today, rules: rules(), blackouts: [] };
  expect(timeOffRefusal('2026-10-30', '2026-11-01', club)).toBeUndefined();
  expect(timeOffRefusal('2035-07-01', '2035-07-02', club)?.message).toBe(
    'Time off is asked for 18 months ahead at most, so until Sunday, November 1, 2026.',
  );
});
