import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from './databaseOfEachTest';
import { people, PINE_HOLLOW } from './people';

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

test('a closed season is not deleted, and nothing of it is lost', async () => {
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

test('opening it again first is no way around: it holds what people did', async () => {
  await database.as(pineManager, `update public.seasons set closed_at = null where year = '2024'`);
  const before = await hanging();
  for (const year of ['2024', '2025']) {
    expect(await remove(year)).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: `The season ${year} has staff, checklists or surveys, so it is kept.`,
    });
  }
  expect(await hanging()).toEqual(before);
});

test('a season that was planned by mistake and holds nothing may go', async () => {
  await plan2031();
  expect(await remove('2031')).toMatchObject({ kind: 'done', affected: 1 });
  expect(await hanging()).toMatchObject([{ seasons: 2 }]);
});

// From the catalogue: a table that points to seasons tomorrow keeps its season, too.
test('one row of any table that points to a season keeps it', async () => {
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

test('who worked a closed season stays on record; how it ended is still corrected', async () => {
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

test('a club that is removed takes its seasons along', async () => {
  await database.owner(`delete from public.clubs where id = $1`, [PINE_HOLLOW]);
  expect(await hanging()).toMatchObject([{ seasons: 0, staff_seasons: 0 }]);
});
