import { databaseOfEachTest } from './databaseOfEachTest';
import { people, PINE_HOLLOW } from './people';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin } = people;
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

test('whoever joins the staff takes part in the current season', async () => {
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

test('whoever goes before the last day has left, and has not when they come back', async () => {
  await setStatus('Inactive');
  expect(await season2025()).toEqual([{ role: 'Lifeguard', outcome: 'left', left_on: '2025-05-01' }]);
  await database.as(pineManager, `update public.staff set phone = '555-0100' where id = $1`, [AVERY]);
  expect(await season2025()).toMatchObject([{ outcome: 'left' }]);
  await setStatus('Active');
  expect(await season2025()).toEqual([{ role: 'Lifeguard', outcome: null, left_on: null }]);
});

test('whoever goes after the last day has finished, before the first one was never there', async () => {
  await setClock('2025-09-02T10:00:00-04:00');
  await setStatus('Inactive');
  expect(await season2025()).toEqual([{ role: 'Lifeguard', outcome: 'finished', left_on: null }]);
  await setStatus('Active');
  await setClock('2025-03-01T10:00:00-05:00');
  await setStatus('Inactive');
  expect(await season2025()).toEqual([]);
});

test('the role of the season follows a promotion', async () => {
  await database.as(pineManager, `update public.staff set role = 'Head Guard' where id = $1`, [AVERY]);
  expect(await season2025()).toMatchObject([{ role: 'Head Guard' }]);
});

test('closing a season finishes it for whoever has not left', async () => {
  await setStatus('Inactive');
  await setClock('2025-10-01T10:00:00-04:00');
  await database.as(pineManager, `update public.seasons set closed_at = '2025-10-01' where id = $1`, [SEASON_2025]);
  expect(
    await database.as(
      pineStaff,
      `select worked, finished, retention_percent, return_rate_percent
       from public.season_retention where season_id = '${SEASON_2025}'`,
    ),
  ).toMatchObject({ rows: [{ worked: 24, finished: 23, retention_percent: 96, return_rate_percent: null }] });
});

test('who would be hired again is told to managers, how many came back to everyone', async () => {
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

test("a record cannot join one club's season with another club's person", async () => {
  expect(
    await database.as(
      pineManager,
      `insert into public.staff_seasons (club_id, season_id, staff_id, role)
       values ($1, $2, '20000005-0000-4000-8000-000000000001', 'Spy')`,
      [PINE_HOLLOW, SEASON_2025],
    ),
  ).toMatchObject({ kind: 'refused', code: '23503', message: expect.stringContaining('staff_seasons_staff') });
});
