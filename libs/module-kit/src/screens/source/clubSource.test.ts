import { clubToday, momentAtClub, momentOnClubClock, ownClub } from './clubSource';

const club = { id: 'c1', name: 'Pine Hollow', type: 'Pool', season: '2025', time_zone: 'Pacific/Honolulu' };

test("uses the day in the club's time zone when its clock runs", () => {
  jest.useFakeTimers({ now: Date.parse('2025-05-01T09:00:00Z') });
  expect(clubToday(club)).toBe('2025-04-30');
  jest.useRealTimers();
});

test('stands still at the clock of a demo club', () => {
  expect(clubToday({ ...club, clock_override: '2025-05-01T20:00:00Z' })).toBe('2025-05-01');
});

test('gives a moment of the visit on the clock of the club', () => {
  const moment = Date.parse('2026-11-24T12:00:00Z');
  expect(momentOnClubClock(club, moment)).toEqual(new Date(moment));
  const clock = '2025-05-01T20:00:00Z';
  expect(momentOnClubClock({ ...club, clock_override: clock }, moment)).toEqual(new Date(clock));
});

test.each([
  ['in the zone of the club', undefined, '2026-11-22T09:59:00Z', 'Nov 21, 2026, 11:59 PM'],
  ['before the clock of a demo club', '2025-05-01T20:00:00Z', '2025-04-28T13:12:00Z', 'Apr 28, 2025, 3:12 AM'],
  ['no later than the clock of a demo club', '2025-05-01T20:00:00Z', '2026-11-22T09:59:00Z', 'May 1, 2025, 10:00 AM'],
])('shows a moment %s', (_, clock, moment, words) => {
  expect(momentAtClub(moment, { ...club, clock_override: clock })).toBe(words);
});

test('says what the reader may do', () => {
  const reader = {
    club,
    userId: 'u1',
    displayName: 'Ana',
    canManage: false,
    canExport: true,
    canViewAnalytics: false,
    canReadReports: true,
  };
  expect(ownClub(reader, '/lockers')).toMatchObject({
    key: 'c1',
    readerName: 'Ana',
    basePath: '/lockers',
    isDemo: false,
    canManage: false,
    canExport: true,
    canViewAnalytics: false,
    canReadReports: true,
  });
});
