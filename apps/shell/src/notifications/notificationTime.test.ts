import { timeAgo } from '@platform/module-kit/screens';
import { nowBeside } from './notificationTime';

const zone = 'America/New_York';

test('shows sample rows and new rows of a demo club as recent', () => {
  const clubNow = '2025-05-01T13:00:00Z';
  const visit = Date.parse('2026-11-24T12:00:00Z');
  const read = (iso: string) => timeAgo(iso, nowBeside(iso, clubNow, visit), zone);
  expect(read('2025-04-30T13:00:00Z')).toBe('yesterday');
  expect(read('2026-11-24T11:30:00Z')).toBe('30 minutes ago');
});
