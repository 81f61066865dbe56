import { daysOutsideYear, isOutsideYear, isWinterSeason } from './seasonYear';

const season = { year: '2027', startsOn: '2027-04-01', opensOn: '2027-05-24', endsOn: '2027-09-01' };

test.each([
  [{}, null],
  [{ year: ' 2027 ' }, null],
  [{ startsOn: '2026-11-01' }, 'Season 2027 starts on Nov 1, 2026.'],
  [{ startsOn: '2026-11-01', opensOn: '2026-12-01' }, 'Season 2027 starts on Nov 1, 2026 and opens on Dec 1, 2026.'],
  [{ endsOn: '2028-01-10' }, 'Season 2027 ends on Jan 10, 2028.'],
  [{ year: '2028' }, 'Season 2028 starts on Apr 1, 2027, opens on May 24, 2027, and ends on Sep 1, 2027.'],
  [{ year: '20' }, null],
  [{ startsOn: '', opensOn: '', endsOn: '' }, null],
])('warns about a season with %j: %p', (change, words) => {
  expect(daysOutsideYear({ ...season, ...change })).toBe(words);
});

test('tells a winter season from one that has no day in its year', () => {
  expect(isOutsideYear({ ...season, startsOn: '2026-11-01' })).toBe(false);
  expect(isWinterSeason({ ...season, startsOn: '2026-11-01' })).toBe(true);
  expect(isWinterSeason({ ...season, year: '2028' })).toBe(false);
  expect(isOutsideYear({ ...season, year: '2028' })).toBe(true);
  expect(isOutsideYear({ ...season, year: '2028', endsOn: '' })).toBe(false);
});
