import type { ClockLine } from '../source/rows/clock';
import { arrivalInWords, hasForgottenClockOut, timesOfDay } from './clockWords';

const ZONE = 'America/New_York';
const NINE = Date.parse('2025-05-01T13:00:00.000Z');

const line = (some: Partial<ClockLine>): ClockLine => ({
  shiftId: 'shift',
  entryId: 'entry',
  staffId: 'jordan',
  name: 'Jordan Blake',
  role: 'Lifeguard',
  location: null,
  startsAt: '2025-05-01T12:00:00.000Z',
  endsAt: '2025-05-01T20:00:00.000Z',
  clockedInAt: '2025-05-01T12:00:00.000Z',
  clockedOutAt: null,
  standing: 'working',
  cameEarly: 0,
  cameLate: 0,
  ...some,
});

test('names the day of work that began on an earlier day', () => {
  const times = { clockedInAt: '2025-05-01T12:00:00.000Z', clockedOutAt: null };
  expect(timesOfDay(times, ZONE, NINE)).toBe('8:00 AM –');
  expect(timesOfDay({ ...times, clockedInAt: '2025-04-30T14:00:00.000Z' }, ZONE, NINE)).toBe('Apr 30, 10:00 AM –');
});

test('tells who forgot to clock out the day before from people who are still at work', () => {
  const before = { clockedInAt: '2025-04-30T14:00:00.000Z', startsAt: '2025-04-30T14:00:00.000Z' };
  const isForgotten = (some: Partial<ClockLine>, now = NINE) => hasForgottenClockOut(line(some), ZONE, now);
  expect(isForgotten({ ...before, endsAt: '2025-04-30T20:00:00.000Z' })).toBe(true);
  expect(isForgotten({ ...before, shiftId: null, startsAt: null, endsAt: null })).toBe(true);
  expect(isForgotten({ ...before, clockedOutAt: '2025-04-30T20:00:00.000Z' })).toBe(false);
  // A shift at night still runs.
  expect(isForgotten({ ...before, endsAt: '2025-05-01T14:00:00.000Z' })).toBe(false);
  expect(isForgotten({})).toBe(false);
  // An evening that lasts until after midnight.
  const evening = { clockedInAt: '2025-04-30T22:00:00.000Z', endsAt: '2025-05-01T03:30:00.000Z' };
  expect(isForgotten(evening, Date.parse('2025-05-01T04:30:00.000Z'))).toBe(false);
  expect(isForgotten(evening, Date.parse('2025-05-01T10:30:00.000Z'))).toBe(true);
});

test('says how late or early a person came, and how long one is awaited', () => {
  expect(arrivalInWords(line({ cameLate: 7 }), NINE)).toBe('7 min late');
  expect(arrivalInWords(line({ cameEarly: 15 }), NINE)).toBe('15 min early');
  const late = line({ entryId: null, clockedInAt: null, standing: 'late', startsAt: '2025-05-01T12:54:00.000Z' });
  expect(arrivalInWords(late, NINE)).toBe('Due 6 min ago');
});
