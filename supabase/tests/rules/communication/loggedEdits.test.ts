import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller, type Person } from '../support/people';

// Which edits add an entry to a club's activity, in which person's name, and who reads it.

const database = databaseOfEachTest();

const { firm, pineAdmin, pineManager, pineStaff, lakeAdmin } = people;

/** The entries of this test, as a person reads them. */
async function read(reader: Caller) {
  const outcome = await database.as(
    reader,
    `select type, message, user_name from public.activity_logs where created_at = now() order by type, message`,
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return outcome.rows.map(
    ({ type, message, user_name: by }) => `${String(type)}: ${String(message)}, by ${String(by)}`,
  );
}

const does = async (person: Caller, sql: string, values?: unknown[]) =>
  expect(await database.as(person, sql, values)).toMatchObject({ kind: 'done' });

const changeRole = (by: Caller, of: Person, role: string) =>
  does(by, 'update public.profiles set role = $2 where user_id = $1', [of.userId, role]);

test('records a role change for the administrator, and for the manager if it is about the staff', async () => {
  await changeRole(pineAdmin, pineStaff, 'manager');
  const entry = 'role: Changed the role of Jordan Blake from User to Manager, by Marcus Bell';
  expect(await read(pineAdmin)).toEqual([entry]);
  expect(await read(pineManager)).toEqual([entry]);
  expect(await read(lakeAdmin)).toEqual([]);
});

test('hides from managers what administrators do among themselves', async () => {
  await changeRole(pineAdmin, pineManager, 'admin');
  await changeRole(pineAdmin, pineManager, 'manager');
  expect(await read(pineAdmin)).toHaveLength(2);
  expect(await read(pineManager)).toEqual([]);
  expect(await read(pineStaff)).toEqual([]);
});

test('records inviting, inviting again and revoking', async () => {
  const invite = () => does(pineAdmin, `select public.invite_person('ann@example.test', 'user', $1)`, [PINE_HOLLOW]);
  await invite();
  await invite();
  await database.owner('set constraints all immediate');
  const invited = 'invitation: Invited ann@example.test as User, by Marcus Bell';
  expect(await read(pineAdmin)).toEqual([invited, invited]);
  await does(
    pineAdmin,
    `update public.invitations set revoked_at = now() where email = 'ann@example.test' and revoked_at is null`,
  );
  expect(await read(pineAdmin)).toContain('invitation: Withdrew the invitation of ann@example.test, by Marcus Bell');
  expect(await read(pineManager)).toHaveLength(3);
});

test('records in their own name that a person accepts an invitation', async () => {
  await does(pineAdmin, `select public.invite_person('ann@example.test', 'user', $1)`, [PINE_HOLLOW]);
  await database.owner(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     values (gen_random_uuid(), 'ann@example.test', now(), '{"display_name": "Ann Reed"}')`,
  );
  expect(await read(pineManager)).toContain('membership: Joined the club as User, by Ann Reed');
});

test("records features, the club's settings, and its season", async () => {
  await does(
    pineAdmin,
    `insert into public.user_permissions (user_id, feature_id)
     select $1, id from public.features where name = 'export_data'`,
    [pineStaff.userId],
  );
  await does(
    pineAdmin,
    `delete from public.user_permissions where user_id = $1
     and feature_id = (select id from public.features where name = 'export_data')`,
    [pineStaff.userId],
  );
  await does(pineManager, `update public.clubs set address = 'A', time_zone = 'America/Chicago' where id = $1`, [
    PINE_HOLLOW,
  ]);
  await does(pineAdmin, `update public.clubs set season = '2024' where id = $1`, [PINE_HOLLOW]);
  expect(await read(pineAdmin)).toEqual([
    'features: Granted Data Export to Jordan Blake, by Marcus Bell',
    'features: Took Data Export from Jordan Blake, by Marcus Bell',
    'season: Made 2024 the current season, by Marcus Bell',
    'settings: Changed the settings of the club: address, time zone, by Elena Ruiz',
  ]);
  expect(await read(pineManager)).toHaveLength(3);
});

test('records the removal of a person once, without their features', async () => {
  await does(pineAdmin, 'select public.remove_from_club($1)', [pineStaff.userId]);
  const entry = 'membership: Removed Jordan Blake from the club, by Marcus Bell';
  expect(await read(pineAdmin)).toEqual([entry]);
  expect(await read(pineManager)).toEqual([entry]);
});

test('records closing and reopening a season', async () => {
  await database.owner(`update public.clubs set clock_override = '2025-09-10T12:00:00-04:00' where id = $1`, [
    PINE_HOLLOW,
  ]);
  const season = `(select id from public.seasons where year = '2025' and club_id = '${PINE_HOLLOW}')`;
  const version = `(select version from public.seasons where id = ${season})`;
  await does(pineAdmin, `select public.close_season(${season}, ${version})`);
  await does(pineAdmin, `select public.reopen_season(${season}, 'A shift is missing.', ${version})`);
  expect(await read(pineAdmin)).toEqual([
    'season: Closed the season 2025, by Marcus Bell',
    'season: Reopened the season 2025, by Marcus Bell',
  ]);
});

test('records nothing that the platform does by itself', async () => {
  await database.owner(`update public.clubs set address = 'B' where id = $1`, [PINE_HOLLOW]);
  expect(await read(pineAdmin)).toEqual([]);
});

test('refuses an entry in which a client names its subject', async () => {
  for (const column of ['of_staff', 'about_user_id']) {
    expect(
      await database.as(
        pineStaff,
        `insert into public.activity_logs (club_id, type, message, ${column}) values ($1, 'communication', 'x', $2)`,
        [PINE_HOLLOW, column === 'of_staff' ? true : firm.userId],
      ),
    ).toMatchObject({ kind: 'refused', code: '42501' });
  }
});
