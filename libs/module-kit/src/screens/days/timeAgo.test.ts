import { isToday, timeAgo } from './timeAgo';

const zone = 'America/New_York';
/** Friday, May 2, 2025, 9:30 AM in New York. */
const now = Date.parse('2025-05-02T13:30:00Z');

test.each([
  ['2025-05-02T13:29:30Z', 'just now'],
  ['2025-05-02T13:31:00Z', 'just now'],
  ['2025-05-02T13:25:00Z', '5 minutes ago'],
  ['2025-05-02T12:30:00Z', '1 hour ago'],
  ['2025-05-02T04:00:00Z', '9 hours ago'],
  ['2025-05-02T03:59:00Z', 'yesterday'],
  ['2025-04-26T13:30:00Z', '6 days ago'],
  ['2025-04-25T13:30:00Z', 'Apr 25'],
  ['2025-01-01T04:59:00Z', 'Dec 31, 2024'],
])('shows %s as %s', (iso, words) => {
  expect(timeAgo(iso, now, zone)).toBe(words);
});

test("starts a day at the club's midnight, not the server's", () => {
  expect(isToday('2025-05-02T04:00:00Z', now, zone)).toBe(true);
  expect(isToday('2025-05-02T03:59:59Z', now, zone)).toBe(false);
});

test('counts days correctly across daylight saving time', () => {
  const sunday = Date.parse('2025-03-09T16:00:00Z');
  expect(timeAgo('2025-03-08T14:00:00Z', sunday, zone)).toBe('yesterday');
});
