import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, lakeAdmin, newClient } = people;
const SEASON_2025 = '10000001-0000-4000-8000-000000000002';
const AVERY = '10000005-0000-4000-8000-000000000002';

const setClock = (moment: string) =>
  database.owner('update public.clubs set clock_override = $1 where id = $2', [moment, PINE_HOLLOW]);
const setStatus = (status: string) =>
  database.as(pineManager, 'update public.staff set status = $1 where id = $2', [status, AVERY]);
const season2025 = () =>
  database.owner(
    `select role, outcome, left_on::text from public.staff_seasons where season_id = $1 and staff_id = $2`,
    [SEASON_2025, AVERY],
  );

test('adds a person who joins the staff to the current season', async () => {
  await database.as(
    pineManager,
    `insert into public.staff (club_id, name, role) values ($1, 'Robin Hale', 'Gate Attendant')`,
    [PINE_HOLLOW],
  );
  expect(
    await database.owner(`select record.role, outcome, eligible_for_rehire from public.staff_seasons as record
      join public.staff_members as member on member.id = staff_id where member.name = 'Robin Hale'`),
  ).toEqual([{ role: 'Gate Attendant', outcome: null, eligible_for_rehire: true }]);
});

test('records as left a person who goes before the last day, and undoes it when they come back', async () => {
  await setStatus('Inactive');
  expect(await season2025()).toEqual([{ role: 'Lifeguard', outcome: 'left', left_on: '2025-05-01' }]);
  await database.as(pineManager, `update public.staff set phone = '555-0100' where id = $1`, [AVERY]);
  expect(await season2025()).toMatchObject([{ outcome: 'left' }]);
  await setStatus('Active');
  expect(await season2025()).toEqual([{ role: 'Lifeguard', outcome: null, left_on: null }]);
});

test('records as finished a person who goes after the last day, and as never there one who goes before the first', async () => {
  await setClock('2025-09-02T10:00:00-04:00');
  await setStatus('Inactive');
  expect(await season2025()).toEqual([{ role: 'Lifeguard', outcome: 'finished', left_on: null }]);
  await setStatus('Active');
  await setClock('2025-03-01T10:00:00-05:00');
  await setStatus('Inactive');
  expect(await season2025()).toEqual([]);
});

test('changes the role of the season with a promotion', async () => {
  await database.as(pineManager, `update public.staff set role = 'Head Guard' where id = $1`, [AVERY]);
  expect(await season2025()).toMatchObject([{ role: 'Head Guard' }]);
});

test('finishes a closed season for people who have not left', async () => {
  await setStatus('Inactive');
  await setClock('2025-10-01T10:00:00-04:00');
  await database.as(pineAdmin, `update public.seasons set closed_at = '2025-10-01' where id = $1`, [SEASON_2025]);
  // A planned season without people says nothing about who came back.
  await database.as(
    pineAdmin,
    `insert into public.seasons (club_id, year, starts_on, ends_on) values ('${PINE_HOLLOW}', '2026', '2026-05-23', '2026-09-07')`,
  );
  expect(
    await database.as(
      pineStaff,
      `select worked, finished, retention_percent, return_rate_percent
       from public.season_retention where season_id = '${SEASON_2025}'`,
    ),
  ).toMatchObject({ rows: [{ worked: 24, finished: 23, retention_percent: 96, return_rate_percent: null }] });
});

test('shows managers who would be rehired, and everyone how many came back', async () => {
  const names = `select name from public.staff_season_records
    where year = '2024' and eligible_for_rehire and not returned order by name`;
  expect(await database.as(pineManager, names)).toMatchObject({
    rows: [{ name: 'Aisha Grant' }, { name: 'Dylan Mercer' }, { name: 'Peter Lang' }],
  });
  expect(await database.as(pineStaff, names)).toMatchObject({ kind: 'done', rows: [] });
  expect(await database.as(lakeAdmin, names)).toMatchObject({ kind: 'done', rows: [] });
  expect(
    await database.as(lakeAdmin, `select * from app.season_turnout('10000001-0000-4000-8000-000000000001')`),
  ).toMatchObject({ kind: 'done', rows: [] });
});

test("refuses a record of one club's season with another club's person", async () => {
  expect(
    await database.as(
      pineManager,
      `insert into public.staff_seasons (club_id, season_id, staff_id, role)
       values ($1, $2, '20000005-0000-4000-8000-000000000001', 'Spy')`,
      [PINE_HOLLOW, SEASON_2025],
    ),
  ).toMatchObject({ kind: 'refused', code: '23503', message: expect.stringContaining('staff_seasons_staff') });
});

describe('a position', () => {
  const filled = (clubId = PINE_HOLLOW) =>
    database.owner(
      `select sum(positions_filled)::int as filled, sum(positions_total)::int as total
       from public.job_roles where club_id = $1`,
      [clubId],
    );
  const begin2026 = async () => {
    await setClock('2025-10-01T10:00:00-04:00');
    await database.as(pineAdmin, `update public.seasons set closed_at = now() where id = $1`, [SEASON_2025]);
    await database.as(
      pineManager,
      `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
       values ($1, '2026', '2026-04-01', '2026-05-23', '2026-09-07')`,
      [PINE_HOLLOW],
    );
    await database.as(pineManager, `update public.clubs set season = '2026' where id = $1`, [PINE_HOLLOW]);
  };
  const rehire = (staffId: string) =>
    database.as(pineManager, `select outcome, status from public.rehire_chosen_staff($1, array[$2::uuid])`, [
      SEASON_2025,
      staffId,
    ]);
  const rehiresOf = (staffId: string) =>
    database.as(
      pineManager,
      `select season, role, actor_name from public.staff_events where kind = 'rehired' and staff_id = $1`,
      [staffId],
    );

  test("is not filled by last season's people until they are rehired", async () => {
    expect(await filled()).toEqual([{ filled: 24, total: 26 }]);
    await begin2026();
    expect(await filled()).toEqual([{ filled: 0, total: 26 }]);
    expect(await rehire(AVERY)).toMatchObject({ rows: [{ outcome: 'rehired' }] });
    expect(await filled()).toEqual([{ filled: 1, total: 26 }]);
    expect(await rehire(AVERY)).toMatchObject({ rows: [{ outcome: 'back already' }] });
  });

  test('goes to a person who stays on the staff, as Active, and records the rehire once in their history', async () => {
    await begin2026();
    expect(await rehire(AVERY)).toMatchObject({ rows: [{ outcome: 'rehired', status: 'Active' }] });
    expect(await rehire(AVERY)).toMatchObject({ rows: [{ outcome: 'back already', status: 'Active' }] });
    expect(await rehiresOf(AVERY)).toMatchObject({
      rows: [{ season: '2026', role: 'Lifeguard', actor_name: 'Elena Ruiz' }],
    });
  });

  test('is filled by people who are hired after the season has changed', async () => {
    await begin2026();
    await database.as(pineManager, `insert into public.staff (club_id, name, role) values ($1, 'Noa', 'Lifeguard')`, [
      PINE_HOLLOW,
    ]);
    expect(await filled()).toEqual([{ filled: 1, total: 26 }]);
  });

  test('is not given by a rehire when another person has it', async () => {
    await begin2026();
    await database.owner(
      `update public.job_role_definitions set positions_total = 0 where club_id = $1 and title = 'Lifeguard'`,
      [PINE_HOLLOW],
    );
    expect(await rehire(AVERY)).toMatchObject({ rows: [{ outcome: 'no free position' }] });
  });
});

test('a club that enters its first season after its people includes them, and counts their return', async () => {
  await database.as(
    newClient,
    `insert into public.clubs (name, type, size, season) values ('Fernhill', 'Swim & Tennis Club', 'small', '2025')`,
  );
  const [club] = await database.owner(`select id from public.clubs where name = 'Fernhill'`);
  const run = (sql: string) => database.as(newClient, sql, [club?.id]);
  await run(`update public.job_role_definitions set positions_total = 2 where club_id = $1 and title = 'Lifeguard'`);
  await database.owner(
    `insert into public.club_modules (club_id, module_id) values ($1, 'recruitment') on conflict do nothing`,
    [club?.id],
  );
  await run(`insert into public.staff (club_id, name, role) values ($1, 'Ada', 'Lifeguard'), ($1, 'Ben', 'Lifeguard')`);
  const season = (year: string) =>
    run(`insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
      values ($1, '${year}', '${year}-04-01', '${year}-05-20', '${year}-09-01')`);
  await season('2025');
  expect(await run(`update public.seasons set closed_at = now() where club_id = $1`)).toMatchObject({ affected: 1 });
  await season('2027');
  await run(`update public.clubs set season = '2027' where id = $1`);
  const [closed] = await database.owner(`select id from public.seasons where club_id = $1 and year = '2025'`, [
    club?.id,
  ]);
  expect(
    await database.as(
      newClient,
      `select name, outcome from public.rehire_chosen_staff($1, array(
         select id from public.staff_members where club_id = $2 and name = 'Ada'))`,
      [closed?.id, club?.id],
    ),
  ).toMatchObject({ rows: [{ name: 'Ada', outcome: 'rehired' }] });
  expect(
    await run(
      `select worked, finished, retention_percent, eligible, returned, return_rate_percent
       from public.season_retention where club_id = $1 and year = '2025'`,
    ),
  ).toMatchObject({
    rows: [{ worked: 2, finished: 2, retention_percent: 100, eligible: 2, returned: 1, return_rate_percent: 50 }],
  });
});
