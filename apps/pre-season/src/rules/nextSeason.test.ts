import { sampleSeasons } from '@platform/sample-club';
import { nextSeason, seasonProblems } from './nextSeason';

const season = { ...sampleSeasons[1], isClosed: false };

test('the next season is proposed on the same days, a year later, and nothing is wrong with that', () => {
  const proposed = nextSeason(season);
  expect(proposed).toEqual({ year: '2026', startsOn: '2026-04-01', opensOn: '2026-05-24', endsOn: '2026-09-01' });
  expect(Object.values(seasonProblems(proposed)).filter(Boolean)).toEqual([]);
});

test.each([
  [{ startsOn: '' }, 'startsOn', 'Choose the first day.'],
  [{ opensOn: '2026-03-31' }, 'opensOn', 'The club opens on a day within the season.'],
  [{ opensOn: '2026-09-02' }, 'opensOn', 'The club opens on a day within the season.'],
  [{ endsOn: '2026-04-01' }, 'endsOn', 'A season ends after the day on which it starts.'],
  [{ endsOn: '2027-04-02' }, 'endsOn', 'A season lasts for one year at most.'],
] as const)('%j is refused', (change, field, problem) => {
  expect(seasonProblems({ ...nextSeason(season), ...change })[field]).toBe(problem);
});
