import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { firm, newClient, lakeAdmin } = people;

/** The firm invites a new client with a plan, and the client sets up a club. */
async function start(plan: string | null, type = 'Swim & Tennis Club', season = '2031'): Promise<string> {
  await readAs(database, firm, 'select public.invite_person($1, $2, null, $3)', [
    'newclient@clubcrew.test',
    'user',
    plan,
  ]);
  const [club] = await readAs(
    database,
    newClient,
    `insert into public.clubs (name, type, size, season) values ('Cedar Grove', $1, 'small', $2) returning id, plan`,
    [type, season],
  );
  expect(club?.plan).toBe(plan ?? 'launch');
  return String(club?.id);
}

const column = async (sql: string, values: unknown[]) =>
  (await readAs(database, newClient, sql, values)).map((row) => Object.values(row)[0]);
const modulesOf = (club: string) =>
  column('select module_id from public.club_modules where club_id = $1 order by 1', [club]);

test.each([
  [null, ['pre-season', 'recruitment']],
  ['manage', ['operations', 'pre-season', 'recruitment', 'training']],
  ['run', ['operations', 'post-season', 'pre-season', 'recruitment', 'training']],
  ['elevate', ['club-future', 'operations', 'post-season', 'pre-season', 'recruitment', 'training']],
])('gives a club that begins with the plan %s its modules, on record', async (plan, modules) => {
  const club = await start(plan);
  expect(await modulesOf(club)).toEqual(modules);
  const events = await readAs(
    database,
    newClient,
    'select module_id, kind, reason from public.engagement_changes where club_id = $1 order by 1',
    [club],
  );
  const words = `Part of the plan ${{ manage: 'Manage', run: 'Run', elevate: 'Elevate' }[plan ?? ''] ?? 'Launch'}.`;
  expect(events).toEqual(modules.map((id) => ({ module_id: id, kind: 'on', reason: words })));
});

test('gives its creator the features of the plan, and does not let him grant himself others', async () => {
  await start('manage');
  const features = () =>
    column('select feature_name from public.get_user_permissions($1) order by 1', [newClient.userId]);
  const granted = await features();
  expect(granted).toEqual(
    (
      await database.owner(
        `select name from public.features where is_active and minimum_plan in ('launch', 'manage') order by name`,
      )
    ).map(({ name }) => name),
  );
  expect(granted).not.toContain('api_access');
  expect(
    await database.as(
      newClient,
      `insert into public.user_permissions (user_id, feature_id) select $1, id from public.features where name = 'api_access'`,
      [newClient.userId],
    ),
  ).toMatchObject({ kind: 'refused', code: '42501' });
});

test('records that the features are included in the plan, and not that the creator granted them', async () => {
  const club = await start('manage');
  expect(
    await readAs(
      database,
      newClient,
      `select message, user_name from public.activity_logs where club_id = $1 and type = 'features'`,
      [club],
    ),
  ).toEqual([
    {
      message:
        "Included in the club's plan Manage: Analytics, Board, Dashboard, Data Export, System Settings, Team Collaboration, User Management",
      user_name: null,
    },
  ]);
});

test.each([
  ['Swim & Tennis Club', '2025-04-01', '2025-05-24', '2025-09-01'],
  ['Golf Club', '2025-03-15', '2025-04-01', '2025-10-31'],
  ['Community Center', '2025-01-01', '2025-01-01', '2025-12-31'],
])('suggests the season of a %s', async (type, starts, opens, ends) => {
  expect(
    await database.owner(`select starts_on::text, opens_on::text, ends_on::text from app.suggested_season($1, 2025)`, [
      type,
    ]),
  ).toEqual([{ starts_on: starts, opens_on: opens, ends_on: ends }]);
});

test('uses the named year for the first season, or the next one if its last day is over', async () => {
  const club = await start('manage');
  expect(await column('select year from public.seasons where club_id = $1', [club])).toEqual(['2031']);
  const yearOn = async (today: string) => {
    const changes = { season: '2025', type: 'Swim & Tennis Club', clock_override: today };
    const [row] = await database.owner(
      'select app.first_season_year(jsonb_populate_record(clubs, $1)) as year from public.clubs where id = $2',
      [JSON.stringify(changes), club],
    );
    return row?.year;
  };
  expect(await yearOn('2025-09-01T23:00:00-04:00')).toBe('2025');
  expect(await yearOn('2025-09-02T01:00:00-04:00')).toBe('2026');
});

test('adds roles and checklists as templates without positions and pay, to edit and delete', async () => {
  const club = await start('manage');
  const roles = await readAs(
    database,
    newClient,
    'select title, positions_total, pay_range_min, minimum_age from public.job_roles where club_id = $1',
    [club],
  );
  expect(roles.map(({ title }) => title)).toEqual(expect.arrayContaining(['Lifeguard', 'Gate Attendant', 'Manager']));
  expect(roles.find(({ title }) => title === 'Lifeguard')).toMatchObject({ minimum_age: 15 });
  expect(roles.every((role) => role.positions_total === 0 && role.pay_range_min === null)).toBe(true);
  expect(
    await column(
      `select requirement from public.job_role_requirements as required join public.job_role_definitions as role
       on role.id = required.job_role_id where role.title = 'Lifeguard' and role.club_id = $1 order by 1`,
      [club],
    ),
  ).toEqual(['CPR/AED', 'Lifeguarding']);
  expect(
    await column('select title from public.checklist_templates where club_id = $1 order by title', [club]),
  ).toEqual(['Closing', 'Hiring', 'Opening']);
  for (const sql of [
    'delete from public.checklist_templates where club_id = $1',
    'update public.job_role_definitions set positions_total = 2 where club_id = $1',
    'delete from public.job_role_definitions where club_id = $1',
  ]) {
    expect(await database.as(newClient, sql, [club])).toMatchObject({ kind: 'done' });
  }
});

test('a golf club begins without lifeguards', async () => {
  const club = await start('manage', 'Golf Club');
  const titles = await column('select title from public.job_roles where club_id = $1', [club]);
  expect(titles).toContain('Cart Attendant');
  expect(titles).not.toContain('Lifeguard');
});

test('tells the firm about the club, with a link to its row', async () => {
  const club = await start('manage');
  expect(
    await database.owner(`select user_id, title, link from public.notifications where title like '%is set up'`),
  ).toEqual([{ user_id: firm.userId, title: 'Cedar Grove is set up', link: `/admin/features?club=${club}` }]);
});

test('checks off the setup steps by itself', async () => {
  const club = await start('manage');
  const steps = async () =>
    (
      await readAs(
        database,
        newClient,
        'select season, positions, managers, checklists, applying, staff, set_up_here from public.club_setup where club_id = $1',
        [club],
      )
    )[0];
  const nothing = {
    set_up_here: true,
    season: false,
    positions: false,
    managers: false,
    checklists: false,
    applying: false,
    staff: false,
  };
  expect(await steps()).toEqual(nothing);
  await database.as(newClient, `update public.seasons set opens_on = opens_on + 1 where club_id = $1`, [club]);
  await database.as(newClient, `update public.job_role_definitions set positions_total = 2 where club_id = $1`, [club]);
  await database.as(newClient, 'select public.invite_person($1, $2, $3)', ['boss@example.test', 'manager', club]);
  await database.as(newClient, `insert into public.staff (club_id, name, role) values ($1, 'Ana', 'Lifeguard')`, [
    club,
  ]);
  expect(await steps()).toEqual({ ...nothing, season: true, positions: true, managers: true, staff: true });
});

test('switches the modules that the firm chooses with another plan, for one reason, and tells the club', async () => {
  const offered = async (plan: string) =>
    (
      (await readAs(database, firm, 'select public.plan_consequences($1, $2) as means', [LAKESIDE, plan]))[0]
        ?.means as {
        modules: { id: string; kind: string }[];
      }
    ).modules.map(({ id, kind }) => `${id} ${kind}`);
  expect(await offered('launch')).toEqual(['club-future off', 'operations off', 'post-season off']);
  const change = (plan: string, modules: string[]) =>
    database.as(firm, 'select public.change_plan($1, $2, $3, null, $4)', [
      LAKESIDE,
      plan,
      'They ask for less.',
      modules,
    ]);
  expect(await change('launch', ['training'])).toMatchObject({ kind: 'refused', code: 'PT409' });
  expect(await change('launch', ['club-future'])).toMatchObject({ kind: 'done' });
  const modules = await readAs(
    database,
    lakeAdmin,
    'select module_id from public.club_modules where club_id = $1 order by 1',
    [LAKESIDE],
  );
  expect(modules.map(({ module_id: id }) => id)).toEqual(['operations', 'post-season', 'pre-season', 'recruitment']);
  expect(
    await database.owner(`select kind, reason from public.engagement_changes where club_id = $1`, [LAKESIDE]),
  ).toEqual([{ kind: 'off', reason: 'They ask for less.' }]);
});
