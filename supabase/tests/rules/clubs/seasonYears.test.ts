import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';

// A season that gets another year keeps what it holds. The sample club works on 2025, and 2024 has closed.

const database = databaseOfEachTest();

const { pineManager } = people;
const CLOSED_2024 = sampleId('season', 1);
const RUNNING_2025 = sampleId('season', 2);

const rename = (season: string, year: string) =>
  database.as(pineManager, `update public.seasons set year = $2 where id = $1`, [season, year]);
/** How many applications and budget lines, and what they come to, by the year that they name; of every club. */
const kept = () =>
  database.owner(
    `select club_id, season as year, 'applications' as what, count(*)::int as rows, null as amount
     from public.job_applications group by 1, 2
     union all
     select club_id, year, 'budget lines', count(*)::int, sum(amount)::text from public.budget_categories group by 1, 2
     union all
     select club_id, year, 'figures', count(*)::int, sum(value)::text from public.metric_snapshots group by 1, 2
     order by 1, 2, 3`,
  );
const renamed = (rows: Record<string, unknown>[], from: string, to: string) =>
  rows.map((row) => (row.club_id === PINE_HOLLOW && row.year === from ? { ...row, year: to } : row));
const ofPineHollow = (rows: Record<string, unknown>[], year: string) =>
  rows.filter((row) => row.club_id === PINE_HOLLOW && row.year === year).map(({ what }) => what);
const byRow = (rows: Record<string, unknown>[]) => new Set(rows.map((row) => JSON.stringify(row)));

test('keeps its applications and its budget when a manager gives the season another year', async () => {
  const before = await kept();
  expect(ofPineHollow(before, '2025')).toEqual(['applications', 'budget lines']);
  expect(await rename(RUNNING_2025, '2027')).toMatchObject({ kind: 'done', affected: 1 });
  expect(byRow(await kept())).toEqual(byRow(renamed(before, '2025', '2027')));
  expect(await database.owner(`select season from public.clubs where id = $1`, [PINE_HOLLOW])).toEqual([
    { season: '2027' },
  ]);
});

test('keeps the results of a closed season, including its labor, when its year is corrected', async () => {
  await database.owner(
    `update public.budget_categories set is_labor = true where club_id = $1 and year = '2024' and name = 'Payroll'`,
    [PINE_HOLLOW],
  );
  await database.owner(
    `insert into public.metric_snapshots (club_id, year, measure, value)
     select club_id, year, measure, value from public.season_measures where season_id = $1`,
    [CLOSED_2024],
  );
  const before = await kept();
  expect(ofPineHollow(before, '2024')).toEqual(expect.arrayContaining(['budget lines', 'figures']));
  expect(await rename(CLOSED_2024, '2022')).toMatchObject({ kind: 'done', affected: 1 });
  expect(byRow(await kept())).toEqual(byRow(renamed(before, '2024', '2022')));
});

test('moves nothing and says why when the other year already has one of the budget lines', async () => {
  await database.owner(
    `insert into public.budget_categories (club_id, year, name, type) values ($1, '2027', 'Chemicals', 'expense')`,
    [PINE_HOLLOW],
  );
  const before = await kept();
  expect(await rename(RUNNING_2025, '2027')).toEqual({
    kind: 'refused',
    code: '23514',
    message: 'Some budget lines of 2025 are in 2027 already.',
    hint: 'Choose another year, or delete one of each first.',
  });
  expect(await kept()).toEqual(before);
});

test('moves nothing when another season has the year', async () => {
  const before = await kept();
  expect(await rename(RUNNING_2025, '2024')).toMatchObject({
    kind: 'refused',
    code: '23505',
    message: expect.stringContaining('"seasons_one_a_year"'),
  });
  expect(await kept()).toEqual(before);
});
