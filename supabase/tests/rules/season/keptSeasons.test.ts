import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';

const database = databaseOfEachTest();

const { pineAdmin, pineManager } = people;
const CLOSED_2024 = sampleId('season', 1);

/** Everything of the club that hangs on a season, with its number of rows. */
const hanging = () =>
  database.owner(
    `select (select count(*)::int from public.seasons where club_id = $1) as seasons,
       (select count(*)::int from public.staff_seasons where club_id = $1) as staff_seasons,
       (select count(*)::int from public.season_measures where club_id = $1) as measures,
       (select count(*)::int from public.checklists where club_id = $1) as checklists,
       (select count(*)::int from public.surveys where club_id = $1 and season_id is not null) as surveys,
       (select count(*)::int from public.lessons where club_id = $1 and season_id is not null) as lessons`,
    [PINE_HOLLOW],
  );
const remove = (year: string, caller = pineManager) =>
  database.as(caller, `delete from public.seasons where year = $1`, [year]);
const plan2031 = () =>
  database.owner(
    `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
     values ($1, '2031', '2031-05-01', '2031-05-24', '2031-09-01') returning id`,
    [PINE_HOLLOW],
  );

test('a closed season is not deleted, and loses nothing', async () => {
  const before = await hanging();
  expect(before).toMatchObject([{ seasons: 2 }]);
  for (const caller of [pineManager, pineAdmin]) {
    expect(await remove('2024', caller)).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: 'The season 2024 has closed, so it is kept.',
      hint: expect.any(String),
    });
  }
  expect(await hanging()).toEqual(before);
});

test("an open season with people's work is not deleted either", async () => {
  const before = await hanging();
  expect(await remove('2025')).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: 'The season 2025 has staff, checklists or surveys, so it is kept.',
  });
  expect(await hanging()).toEqual(before);
});

// Whatever is kept with a closed season asks when it closed and which days it has.
describe('a closed season cannot be opened for a moment', () => {
  const seasons = () =>
    database.owner(
      `select year, starts_on::text, opens_on::text, ends_on::text, closed_at from public.seasons order by id`,
    );
  const change2024 = (set: string) =>
    database.as(pineManager, `update public.seasons set ${set} where id = $1`, [CLOSED_2024]);

  test.each([
    ['opened again', `closed_at = null`],
    ['closed at another moment', `closed_at = closed_at + interval '1 year'`],
    ['begun later', `starts_on = opens_on`],
    ['ended earlier', `ends_on = opens_on`],
  ])('it is not %s', async (_what, set) => {
    const before = await seasons();
    expect(await change2024(set)).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: 'The season 2024 has closed, so when it closed and its first and last day are kept.',
      hint: 'Its year and its opening day are still corrected. An administrator can reopen it within 30 days.',
    });
    expect(await seasons()).toEqual(before);
  });

  test('to delete something of it in between', async () => {
    await database.owner(
      `update public.training_participants set completed_at = '2024-06-01 14:00+00'
       where id = (select id from public.training_participants where club_id = $1 and completed_at is not null limit 1)`,
      [PINE_HOLLOW],
    );
    const kept = () =>
      database.owner(
        `select (select count(*)::int from public.staff_seasons where season_id = $1) as staff,
           (select count(*)::int from public.checklists where season_id = $1) as checklists,
           (select count(*)::int from public.survey_answers join public.surveys on surveys.id = survey_id
            where season_id = $1) as answers,
           (select count(*)::int from public.training_participants where completed_at < '2025-01-01') as trainings`,
        [CLOSED_2024],
      );
    const before = await kept();
    expect(Object.values(before[0] ?? {})).not.toContain(0);
    for (const way of [
      `update public.seasons set closed_at = null where id = '${CLOSED_2024}'`,
      `update public.seasons set starts_on = '2024-08-01', opens_on = '2024-08-01' where id = '${CLOSED_2024}'`,
      `delete from public.staff_seasons where season_id = '${CLOSED_2024}'`,
      `delete from public.checklists where season_id = '${CLOSED_2024}'`,
      `delete from public.surveys where season_id = '${CLOSED_2024}'`,
      `update public.training_participants set completed_at = null where completed_at < '2025-01-01'`,
    ]) {
      expect({ way, ...(await database.as(pineManager, way)) }).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(await kept()).toEqual(before);
  });

  test('its year and its opening day can be corrected', async () => {
    expect(await change2024(`year = '2023', opens_on = opens_on + 1, closed_at = closed_at`)).toMatchObject({
      kind: 'done',
      affected: 1,
    });
  });

  test('a current one can be moved', async () => {
    expect(
      await database.as(pineManager, `update public.seasons set ends_on = ends_on + 1 where year = '2025'`),
    ).toMatchObject({ kind: 'done', affected: 1 });
  });
});

test('a season that was planned by mistake and has no rows can be deleted', async () => {
  await plan2031();
  expect(await remove('2031')).toMatchObject({ kind: 'done', affected: 1 });
  expect(await hanging()).toMatchObject([{ seasons: 2 }]);
});

test.each([
  [['budget lines'], 'budget lines'],
  [['applications', 'budget lines'], 'applications and budget lines'],
  [['applications', 'budget lines', 'figures'], 'applications, budget lines and figures'],
])('a season with only %j is kept, and the refusal says so', async (held, words) => {
  await plan2031();
  const adding: Record<string, string> = {
    applications: `insert into public.job_applications (club_id, name, season) values ($1, 'Robin Hale', '2031')`,
    'budget lines': `insert into public.budget_categories (club_id, year, name, type, planned_amount)
       values ($1, '2031', 'Chemicals', 'expense', 4000)`,
    figures: `insert into public.metric_snapshots (club_id, year, measure, value) values ($1, '2031', 'safety_score', 97)`,
  };
  for (const what of held) await database.owner(adding[what] as string, [PINE_HOLLOW]);
  for (const caller of [pineManager, pineAdmin]) {
    expect(await remove('2031', caller)).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: `The season 2031 has ${words}, so it is kept.`,
      hint: 'Correct its days instead, or delete those first.',
    });
  }
  for (const table of ['job_applications', 'budget_categories', 'metric_snapshots']) {
    const year = table === 'job_applications' ? 'season' : 'year';
    await database.owner(`delete from public.${table} where club_id = $1 and ${year} = '2031'`, [PINE_HOLLOW]);
  }
  expect(await remove('2031')).toMatchObject({ kind: 'done', affected: 1 });
});

// From the catalogue: a table that points to seasons tomorrow keeps its season, too.
test('one row of any table that refers to a season keeps it', async () => {
  const [season] = await plan2031();
  const pointing = await database.owner(
    `select conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'public.seasons'::regclass order by 1`,
  );
  expect(pointing.length).toBeGreaterThan(6);
  const used = async () => (await database.owner(`select app.season_is_used($1) as used`, [season?.id]))[0]?.used;
  const point = (name: unknown, row: unknown, to: unknown) =>
    database.owner(`update ${String(name)} set season_id = $1 where id = $2`, [to, row]);
  for (const { name } of pointing) {
    const [row] = await database.owner(
      `select id, season_id from ${String(name)} where club_id = $1 order by id limit 1`,
      [PINE_HOLLOW],
    );
    expect({ name, used: await used() }).toEqual({ name, used: false });
    await point(name, row?.id, season?.id);
    expect({ name, used: await used() }).toEqual({ name, used: true });
    expect(await remove('2031')).toMatchObject({ kind: 'refused', code: '42501' });
    await point(name, row?.id, row?.season_id);
  }
});

test('the people who worked a closed season stay on record; how it ended can be corrected', async () => {
  const records = () =>
    database.owner(`select count(*)::int as n from public.staff_seasons where season_id = $1`, [CLOSED_2024]);
  const before = await records();
  expect(
    await database.as(pineManager, `delete from public.staff_seasons where season_id = $1`, [CLOSED_2024]),
  ).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: 'The season 2024 has closed, so who worked it is kept.',
  });
  expect(await records()).toEqual(before);
  expect(
    await database.as(pineManager, `update public.staff_seasons set eligible_for_rehire = false where season_id = $1`, [
      CLOSED_2024,
    ]),
  ).toMatchObject({ kind: 'done', affected: before[0]?.n });
});

test('seasons are deleted with their club', async () => {
  await database.owner(`delete from public.clubs where id = $1`, [PINE_HOLLOW]);
  expect(await hanging()).toMatchObject([{ seasons: 0, staff_seasons: 0 }]);
});
