import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, signedIn } from '../support/people';

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, lakeStaff } = people;
const NEW_ACCOUNT = 'b0000000-0000-4000-8000-000000000001';
const AVERY = '10000005-0000-4000-8000-000000000002';
const JORDAN = '10000005-0000-4000-8000-000000000001';

/** An account as the auth service writes it. */
function signUp(email: string, confirmedAt: string | null = 'now()') {
  return database.owner(
    `insert into auth.users (id, email, email_confirmed_at, is_sso_user, raw_user_meta_data)
     values ('${NEW_ACCOUNT}', $1, ${confirmedAt}, false, '{"display_name": "Avery Collins"}')`,
    [email],
  );
}
const invite = (email: string, clubId = PINE_HOLLOW) =>
  database.owner(`insert into public.invitations (email, club_id) values ($1, $2)`, [email, clubId]);
const accountOf = async (staffId: string) =>
  (await database.owner('select user_id from public.staff_members where id = $1', [staffId]))[0]?.user_id;
const link = (staffId: string, userId: string | null) =>
  database.as(pineManager, 'update public.staff set user_id = $1 where id = $2', [userId, staffId]);

test('links a person who joins by invitation to the staff row with the same address, in any spelling', async () => {
  await database.owner(`update public.staff_members set email = 'Avery.Collins@Example.test' where id = $1`, [AVERY]);
  await invite('avery.collins@example.test');
  await signUp('avery.collins@example.test');
  expect(await accountOf(AVERY)).toBe(NEW_ACCOUNT);
  expect(await database.as(signedIn(NEW_ACCOUNT), 'select name, hourly_rate from public.staff')).toMatchObject({
    rows: [{ name: 'Avery Collins', hourly_rate: '15.50' }],
  });
});

test('counts an address when it is confirmed, and not before', async () => {
  await invite('avery.collins@example.test');
  await signUp('avery.collins@example.test', 'null');
  expect(await accountOf(AVERY)).toBeNull();
  await database.owner('update auth.users set email_confirmed_at = now() where id = $1', [NEW_ACCOUNT]);
  expect(await accountOf(AVERY)).toBe(NEW_ACCOUNT);
});

test('links on entering the address of a current member, for new and for known staff', async () => {
  await invite('robin@example.test');
  await signUp('robin@example.test');
  await database.as(
    pineManager,
    `insert into public.staff (club_id, name, role, email) values ($1, 'Robin', 'Lifeguard', 'Robin@example.test')`,
    [PINE_HOLLOW],
  );
  expect(await database.owner(`select user_id from public.staff_members where name = 'Robin'`)).toEqual([
    { user_id: NEW_ACCOUNT },
  ]);
  await database.owner(`delete from public.staff_members where name = 'Robin'`);
  await database.as(pineManager, `update public.staff set email = 'robin@example.test' where id = $1`, [AVERY]);
  expect(await accountOf(AVERY)).toBe(NEW_ACCOUNT);
});

test("links another club's person neither by address nor by hand", async () => {
  await invite('robin@example.test', LAKESIDE);
  await signUp('robin@example.test');
  await database.as(pineManager, `update public.staff set email = 'robin@example.test' where id = $1`, [AVERY]);
  expect(await accountOf(AVERY)).toBeNull();
  for (const stranger of [NEW_ACCOUNT, lakeStaff.userId, people.firm.userId, people.newClient.userId]) {
    expect(await link(AVERY, stranger)).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: 'This account belongs to no one in the club.',
      hint: 'Invite the person to the club first.',
    });
  }
  expect(await accountOf(AVERY)).toBeNull();
});

test('lets a manager link and unlink a person of their own club by hand', async () => {
  expect(await link(AVERY, pineAdmin.userId)).toMatchObject({ kind: 'done', affected: 1 });
  expect(await accountOf(AVERY)).toBe(pineAdmin.userId);
  expect(await link(AVERY, null)).toMatchObject({ kind: 'done', affected: 1 });
  expect(await accountOf(AVERY)).toBeNull();
});

test('never replaces an existing link', async () => {
  expect(await link(JORDAN, pineAdmin.userId)).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'Jordan Blake already has an account.',
  });
  expect(await link(AVERY, pineStaff.userId)).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'This account belongs to Jordan Blake.',
  });
  expect([await accountOf(JORDAN), await accountOf(AVERY)]).toEqual([pineStaff.userId, null]);
});

test('lets a member link nothing', async () => {
  await database.as(pineStaff, 'update public.staff_members set user_id = null');
  await database.as(pineStaff, 'update public.staff_members set user_id = $1 where id = $2', [pineStaff.userId, AVERY]);
  expect([await accountOf(JORDAN), await accountOf(AVERY)]).toEqual([pineStaff.userId, null]);
});

test('shows a person who leaves the club nothing of it, and links them where they go', async () => {
  await database.owner(`update public.staff_members set email = 'staff@pinehollow.test' where name = 'Theo Marsh'`);
  await database.owner('update public.profiles set club_id = $1 where user_id = $2', [LAKESIDE, pineStaff.userId]);
  expect(await accountOf(JORDAN)).toBeNull();
  expect(await database.as(pineStaff, 'select name from public.staff')).toMatchObject({
    rows: [{ name: 'Theo Marsh' }],
  });
});

test('refuses an address that a staff member has, with their name', async () => {
  const outcome = await database.as(
    pineManager,
    `insert into public.staff (club_id, name, role, email) values ($1, 'Double', 'Lifeguard', 'AVERY.collins@example.test')`,
    [PINE_HOLLOW],
  );
  expect(outcome).toMatchObject({
    kind: 'refused',
    code: '23505',
    message: 'Avery Collins already has the email address AVERY.collins@example.test.',
  });
  expect(await database.owner(`select 1 from public.staff_members where name = 'Double'`)).toEqual([]);
});

test('keeps the people of a renamed job role, and no others', async () => {
  await database.as(
    pineManager,
    `update public.job_roles set title = 'Pool Guard' where title = 'Lifeguard' and club_id = $1`,
    [PINE_HOLLOW],
  );
  expect(
    await database.owner(`select count(*)::int as people, count(distinct club_id)::int as clubs
      from public.staff_members where role = 'Pool Guard' and status = 'Active'`),
  ).toEqual([{ people: 12, clubs: 1 }]);
});
