import { checkSeason, nextSeason } from './seasonRules';

const season = { year: '2025', startsOn: '2025-04-01', opensOn: '2025-05-24', endsOn: '2025-09-01' };

/** The fields that something is wrong with. */
const wrong = (change: Partial<typeof season>) =>
  Object.entries(checkSeason({ ...season, ...change }))
    .filter(([, error]) => error)
    .map(([field]) => field);

test('a season whose days follow one another is fine', () => {
  expect(wrong({})).toEqual([]);
});

test('a year that is none says which are', () => {
  expect(checkSeason({ ...season, year: '0000' }).year).toBe('Enter a year between 2000 and 2099.');
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

test('the next season has the same days a year later', () => {
  expect(nextSeason(season)).toEqual({
    year: '2026',
    startsOn: '2026-04-01',
    opensOn: '2026-05-24',
    endsOn: '2026-09-01',
  });
  expect(nextSeason({ ...season, startsOn: '2024-02-29' }).startsOn).toBe('2025-03-01');
});
