import { missedReadings } from './missedReadings';

const pool = { id: 'main', isActive: true, readingTimes: ['08:00', '18:00'], timesSince: '2025-04-29T10:00:00Z' };
const zone = 'America/New_York';
const taken = (takenAt: string, struckReason: string | null = null) => ({ takenAt, struckReason });

const missedIn = (
  month: string,
  readings: Parameters<typeof missedReadings>[1],
  now: string,
  some: Partial<typeof pool> = {},
) => missedReadings({ ...pool, ...some }, readings, month, new Date(now), zone);

test('lists readings that were due since the times were set and not taken, up to now', () => {
  const readings = [
    taken('2025-04-29T12:30:00Z'),
    taken('2025-04-30T21:59:00Z'),
    taken('2025-04-30T12:10:00Z', 'Wrong pool'),
  ];
  expect(missedIn('2025-04', readings, '2025-05-01T11:30:00Z')).toEqual([
    '2025-04-29T22:00:00.000Z',
    '2025-04-30T12:00:00.000Z',
  ]);
  // At 8:59 there is still time for the 8:00 reading, and at 9:01 there is none.
  expect(missedIn('2025-05', readings, '2025-05-01T12:59:00Z')).toEqual([]);
  expect(missedIn('2025-05', readings, '2025-05-01T13:01:00Z')).toEqual(['2025-05-01T12:00:00.000Z']);
});

test('lists no missed readings for water that is out of use or has no times', () => {
  expect(missedIn('2025-04', [], '2025-05-01T00:00:00Z', { isActive: false })).toEqual([]);
  expect(missedIn('2025-04', [], '2025-05-01T00:00:00Z', { readingTimes: [] })).toEqual([]);
});

test('handles the day of a clock change', () => {
  const since = { timesSince: '2025-11-01T00:00:00Z', readingTimes: ['08:00'] };
  expect(missedIn('2025-11', [], '2025-11-03T00:00:00Z', since)).toEqual([
    '2025-11-01T12:00:00.000Z',
    '2025-11-02T13:00:00.000Z',
  ]);
});
