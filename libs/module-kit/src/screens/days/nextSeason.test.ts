import { nextSeason } from './nextSeason';
import { seasonProblems } from './seasonProblems';

const season = { year: '2025', startsOn: '2025-04-01', opensOn: '2025-05-24', endsOn: '2025-09-01' };

test('proposes the same days a year later, with nothing wrong', () => {
  const proposed = nextSeason(season);
  expect(proposed).toEqual({ year: '2026', startsOn: '2026-04-01', opensOn: '2026-05-24', endsOn: '2026-09-01' });
  expect(Object.values(seasonProblems(proposed)).filter(Boolean)).toEqual([]);
});

test('two seasons in a row share no day, over a leap day', () => {
  const leap = { year: '2024', startsOn: '2023-03-01', opensOn: '2023-03-01', endsOn: '2024-02-29' };
  const next = nextSeason(leap);
  expect(next).toEqual({ year: '2025', startsOn: '2024-03-01', opensOn: '2024-03-01', endsOn: '2025-02-28' });
  expect(nextSeason(next).startsOn > next.endsOn).toBe(true);
});
