import { formatMoment } from './formatMoment';

const club = { id: 'c', name: 'Pine Hollow', type: 'Golf Club', season: '2025', time_zone: 'America/New_York' };
const demo = { ...club, clock_override: '2025-05-01T13:00:00+00:00' };

test.each([
  ['a club, in its zone', club, '2026-11-22T09:59:00Z', /^Nov 22, 2026, 4:59\sAM$/],
  ['a demo club before its now', demo, '2025-04-28T13:12:00Z', /^Apr 28, 2025, 9:12\sAM$/],
  ['a demo club, where nothing is later than its now', demo, '2026-11-22T09:59:00Z', /^May 1, 2025, 9:00\sAM$/],
])('%s', (_, where, iso, words) => {
  expect(formatMoment(iso, where)).toMatch(words);
});
