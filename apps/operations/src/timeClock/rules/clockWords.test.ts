import type { ClockLine } from '../source/rows/clock';
import { arrivalInWords, timesOfDay } from './clockWords';

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

test('says who has not clocked out the day before, and not of a shift at night that still runs', () => {
  const before = { clockedInAt: '2025-04-30T14:00:00.000Z', startsAt: '2025-04-30T14:00:00.000Z' };
  expect(arrivalInWords(line({ ...before, endsAt: '2025-04-30T20:00:00.000Z' }), ZONE, NINE)).toBe(
    'Has not clocked out',
  );
  const night = line({ ...before, endsAt: '2025-05-01T14:00:00.000Z' });
  expect(arrivalInWords(night, ZONE, NINE)).toBeNull();
  const unplanned = line({ ...before, shiftId: null, startsAt: null, endsAt: null });
  expect(arrivalInWords(unplanned, ZONE, NINE)).toBe('Has not clocked out');
  expect(arrivalInWords(line({}), ZONE, NINE)).toBeNull();
});

test('says how late or early a person came, and how long one is awaited', () => {
  expect(arrivalInWords(line({ cameLate: 7 }), ZONE, NINE)).toBe('7 min late');
  expect(arrivalInWords(line({ cameEarly: 15 }), ZONE, NINE)).toBe('15 min early');
  const late = line({ entryId: null, clockedInAt: null, standing: 'late', startsAt: '2025-05-01T12:54:00.000Z' });
  expect(arrivalInWords(late, ZONE, NINE)).toBe('Due 6 min ago');
});
