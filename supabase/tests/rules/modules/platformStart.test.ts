import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';

const database = databaseOfEachTest(registerModules);

const { visitor, firm, pineAdmin, pineManager, pineStaff, pineBoard, lakeStaff, newClient } = people;

/** The most unread notifications that the page counts: MOST_COUNTED of the shell. */
const MOST_COUNTED = 10;

async function startOf(caller: Caller): Promise<Record<string, unknown>> {
  const [row] = await readAs(database, caller, 'select public.platform_start() as start');
  return row?.start as Record<string, unknown>;
}

/** What the caller reads of the same with the requests for each part. */
async function partsOf(caller: Caller & { userId: string }): Promise<Record<string, unknown>> {
  const rows = (sql: string, values: unknown[] = []) =>
    readAs(database, caller, `select coalesce(json_agg(part), '[]') as rows from (${sql}) as part`, values).then(
      ([row]) => row?.rows as Record<string, unknown>[],
    );
  const [profile = null] = await rows('select role, club_id, display_name from public.profiles where user_id = $1', [
    caller.userId,
  ]);
  const [club = null] = await rows('select * from public.clubs where id = $1', [profile?.club_id ?? null]);
  const own = await rows('select id from public.staff_members where club_id = $1 and user_id = $2', [
    profile?.club_id ?? null,
    caller.userId,
  ]);
  const [left] = await rows('select club_name from public.my_left_club()');
  const [manifest] = await readAs(database, caller, 'select public.platform_manifest() as manifest');
  return {
    user_id: caller.userId,
    profile,
    club,
    is_on_staff: own.length > 0,
    left_club: left?.club_name ?? null,
    permissions: await rows('select * from public.get_user_permissions($1)', [caller.userId]),
    unread: await rows(
      `select id, created_at from public.notifications where user_id = $1 and read_at is null
       order by created_at desc limit ${MOST_COUNTED}`,
      [caller.userId],
    ),
    manifest: manifest?.manifest,
  };
}

test.each([
  ['the firm', firm],
  ['an administrator', pineAdmin],
  ['a manager', pineManager],
  ['a lifeguard', pineStaff],
  ['a board member', pineBoard],
  ['a lifeguard of another club', lakeStaff],
  ['a person without a club', newClient],
])('answers %s what the requests for each part answer', async (_name, person) => {
  await database.owner(
    `insert into public.notifications (user_id, kind, title, created_at)
     select user_id, 'staff_updates', 'News', now() - number * interval '1 minute'
     from public.profiles, generate_series(1, ${MOST_COUNTED + 2}) as number`,
  );
  const start = await startOf(person);
  expect(start).toEqual(await partsOf(person));
  expect(start.profile).not.toBeNull();
  expect(start.unread).toHaveLength(MOST_COUNTED);
});

test('brings the clock of the club, and what the person was granted', async () => {
  const { club, permissions } = await startOf(pineManager);
  const [clock] = await database.owner(
    'select time_zone, to_json(clock_override) as moment from public.clubs where id = $1',
    [PINE_HOLLOW],
  );
  expect(club).toMatchObject({ id: PINE_HOLLOW, time_zone: clock?.time_zone, clock_override: clock?.moment });
  expect(clock?.moment).not.toBeNull();
  expect(permissions).not.toEqual([]);
});

test('says who is on the staff of their club', async () => {
  expect(await startOf(pineStaff)).toMatchObject({ is_on_staff: true });
  expect(await startOf(pineManager)).toMatchObject({ is_on_staff: true });
  expect(await startOf(pineAdmin)).toMatchObject({ is_on_staff: false });
});

test('names the club that a person left', async () => {
  await readAs(database, pineAdmin, 'select public.remove_from_club($1)', [pineStaff.userId]);
  expect(await startOf(pineStaff)).toMatchObject({
    club: null,
    left_club: 'Pine Hollow Swim & Tennis Club',
    profile: { club_id: null },
  });
});

test('lacks the profile of an account without one, whose page then asks for it alone', async () => {
  await database.owner('delete from public.profiles where user_id = $1', [newClient.userId]);
  expect(await startOf(newClient)).toMatchObject({ profile: null, club: null, permissions: [], unread: [] });
});

test.each([
  ['a visitor', visitor],
  ['the service key', service],
])('is refused to %s, who is no person', async (_name, caller) => {
  expect(await database.as(caller, 'select public.platform_start()')).toMatchObject({ kind: 'refused', code: '42501' });
});
