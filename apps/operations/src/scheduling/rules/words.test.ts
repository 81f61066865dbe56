import { nearPeriodWords, periodWords } from './words';

const period = (startsAt: string, endsAt: string) =>
  periodWords({ startsAt, endsAt }, 'America/New_York', '2025-11-01');

test('names the zone in the hour that the clocks show twice, and nowhere else', () => {
  expect(period('2025-11-02T05:30:00Z', '2025-11-02T06:30:00Z')).toBe('Sunday, November 2, 1:30 AM EDT to 1:30 AM EST');
  expect(period('2025-11-02T02:00:00Z', '2025-11-02T07:00:00Z')).toBe('Saturday, November 1, 10:00 PM to 2:00 AM');
  expect(period('2025-03-09T06:00:00Z', '2025-03-09T08:00:00Z')).toBe('Sunday, March 9, 1:00 AM to 4:00 AM');
});

test('leaves the date out only where a weekday names one day', () => {
  const near = (startsAt: string, endsAt: string) =>
    nearPeriodWords({ startsAt, endsAt }, 'America/New_York', '2025-12-28');
  expect(near('2025-12-28T15:00:00Z', '2025-12-28T20:00:00Z')).toBe('Sunday 10:00 AM to 3:00 PM');
  expect(near('2026-01-04T03:00:00Z', '2026-01-04T04:00:00Z')).toBe('Saturday 10:00 PM to 11:00 PM');
  expect(near('2026-01-04T15:00:00Z', '2026-01-04T20:00:00Z')).toBe('Sunday, January 4, 2026, 10:00 AM to 3:00 PM');
  expect(near('2025-12-27T15:00:00Z', '2025-12-27T20:00:00Z')).toBe('Saturday, December 27, 10:00 AM to 3:00 PM');
});
