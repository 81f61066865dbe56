import { seasonProblems } from './seasonProblems';

const season = { year: '2025', startsOn: '2025-04-01', opensOn: '2025-05-24', endsOn: '2025-09-01' };

/** The fields that something is wrong with. */
const wrong = (change: Partial<typeof season>) =>
  Object.entries(seasonProblems({ ...season, ...change }))
    .filter(([, error]) => error)
    .map(([field]) => field);

test('finds nothing wrong with days that follow one another', () => {
  expect(wrong({})).toEqual([]);
});

test('names the years that are allowed', () => {
  expect(seasonProblems({ ...season, year: '0000' }).year).toBe('Enter a year between 2000 and 2099.');
});

test.each([
  [{ year: '25' }, ['year']],
  [{ year: '1999' }, ['year']],
  [{ year: '0000' }, ['year']],
  [{ year: '20256' }, ['year']],
  [{ year: ' 2025 ' }, []],
  [{ startsOn: '' }, ['startsOn']],
  [{ opensOn: '' }, ['opensOn']],
  [{ endsOn: '' }, ['endsOn']],
  [{ opensOn: '2025-03-31' }, ['opensOn']],
  [{ opensOn: '2025-04-01' }, []],
  [{ opensOn: '2025-09-01' }, []],
  [{ opensOn: '2025-09-02' }, ['opensOn']],
  [{ endsOn: '2025-04-01', opensOn: '2025-04-01' }, ['endsOn']],
  [{ endsOn: '2025-03-01' }, ['endsOn']],
  [{ endsOn: '2026-04-02' }, []],
  [{ endsOn: '2026-04-03' }, ['endsOn']],
])('with %p the wrong fields are %p', (change, fields) => {
  expect(wrong(change)).toEqual(fields);
});

test('says each refusal in the words of the database', () => {
  expect(seasonProblems({ ...season, opensOn: '2025-03-31' }).opensOn).toBe(
    'The club opens on a day within the season.',
  );
  expect(seasonProblems({ ...season, endsOn: '2025-04-01' }).endsOn).toBe(
    'A season ends after the day on which it starts.',
  );
  expect(seasonProblems({ ...season, endsOn: '2026-04-03' }).endsOn).toBe('A season lasts for one year at most.');
});
