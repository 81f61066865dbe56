import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, owner, people, PINE_HOLLOW, service, type Caller } from '../support/people';

const database = databaseOfEachTest();

const { firm, pineAdmin, pineManager, pineStaff, lakeAdmin, lakeStaff, newClient } = people;

async function profileOf(userId: string) {
  const [row] = await database.owner(
    `select role, club_id, display_name, phone from public.profiles where user_id = $1`,
    [userId],
  );
  return row;
}

function setRole(caller: Caller, userId: string, role: string) {
  return database.as(caller, `update public.profiles set role = $2 where user_id = $1`, [userId, role]);
}

test('lets no one change their own role, whatever the token says', async () => {
  for (const person of [pineStaff, pineManager, pineAdmin, newClient, firm]) {
    const before = await profileOf(person.userId);
    for (const role of ['user', 'manager', 'admin', 'super_admin'].filter((role) => role !== before?.role)) {
      expect(await setRole(person, person.userId, role)).toMatchObject({
        kind: 'refused',
        code: '42501',
        message: expect.stringMatching(/own role|last super_admin/),
      });
    }
    expect(await profileOf(person.userId)).toEqual(before);
  }
});

test('lets an admin change roles in their own club below super_admin, and no others', async () => {
  for (const role of ['manager', 'admin', 'user']) {
    expect(await setRole(pineAdmin, pineStaff.userId, role)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await profileOf(pineStaff.userId)).toMatchObject({ role });
  }
  expect(await setRole(pineAdmin, pineStaff.userId, 'super_admin')).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await profileOf(pineStaff.userId)).toMatchObject({ role: 'user' });

  await setRole(pineAdmin, lakeStaff.userId, 'admin');
  await setRole(pineAdmin, newClient.userId, 'admin');
  await setRole(pineAdmin, firm.userId, 'user');
  expect(await profileOf(lakeStaff.userId)).toMatchObject({ role: 'user' });
  expect(await profileOf(newClient.userId)).toMatchObject({ role: 'user' });
  expect(await profileOf(firm.userId)).toMatchObject({ role: 'super_admin' });
});

test('does not let an admin touch a super_admin who is linked to the club', async () => {
  await database.owner(`update public.profiles set club_id = $1 where user_id = $2`, [PINE_HOLLOW, firm.userId]);
  expect(await setRole(pineAdmin, firm.userId, 'user')).toMatchObject({ kind: 'refused' });
  expect(await profileOf(firm.userId)).toMatchObject({ role: 'super_admin' });
  await database.as(pineAdmin, `delete from public.user_permissions where user_id = $1`, [firm.userId]);
  expect(await database.owner(`select 1 from public.user_permissions where user_id = $1`, [firm.userId])).toHaveLength(
    8,
  );
});

test('lets members and managers change no roles', async () => {
  for (const caller of [pineManager, pineStaff]) {
    await database.as(caller, `update public.profiles set role = 'admin'`);
    await setRole(caller, pineAdmin.userId, 'user');
  }
  expect(await profileOf(pineAdmin.userId)).toMatchObject({ role: 'admin' });
  expect(await profileOf(pineStaff.userId)).toMatchObject({ role: 'user' });
  expect(await profileOf(lakeStaff.userId)).toMatchObject({ role: 'user' });
});

test("lets the firm change other people's roles and clubs", async () => {
  expect(await setRole(firm, lakeStaff.userId, 'super_admin')).toMatchObject({ kind: 'done' });
  await database.as(firm, `update public.profiles set club_id = $2 where user_id = $1`, [newClient.userId, LAKESIDE]);
  expect(await profileOf(lakeStaff.userId)).toMatchObject({ role: 'super_admin' });
  expect(await profileOf(newClient.userId)).toMatchObject({ club_id: LAKESIDE });
});

test('keeps the last super_admin in every way', async () => {
  expect(await setRole(service, firm.userId, 'user')).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await database.as(service, `delete from public.profiles where user_id = $1`, [firm.userId])).toMatchObject({
    kind: 'refused',
  });
  expect(await database.as(owner, `delete from auth.users where id = $1`, [firm.userId])).toMatchObject({
    kind: 'refused',
    message: 'The last super_admin cannot be removed.',
  });
  expect(await profileOf(firm.userId)).toMatchObject({ role: 'super_admin' });

  await setRole(firm, lakeAdmin.userId, 'super_admin');
  expect(await setRole(lakeAdmin, firm.userId, 'user')).toMatchObject({ kind: 'done' });
  expect(await profileOf(firm.userId)).toMatchObject({ role: 'user' });
});

test('lets no one join another club or leave their own', async () => {
  for (const person of [pineStaff, pineManager, pineAdmin]) {
    expect(
      await database.as(person, `update public.profiles set club_id = $1 where user_id = $2`, [
        LAKESIDE,
        person.userId,
      ]),
    ).toMatchObject({ kind: 'refused', code: '42501' });
    expect(
      await database.as(person, `update public.profiles set club_id = null where user_id = $1`, [person.userId]),
    ).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await profileOf(person.userId)).toMatchObject({ club_id: PINE_HOLLOW });
  }
  expect(
    await database.as(newClient, `update public.profiles set club_id = $1 where user_id = $2`, [
      PINE_HOLLOW,
      newClient.userId,
    ]),
  ).toMatchObject({ kind: 'refused', message: 'You were not invited to this club.' });
  expect(await profileOf(newClient.userId)).toMatchObject({ club_id: null });
});

test('lets an admin neither pull people into the club nor push them out', async () => {
  await database.as(pineAdmin, `update public.profiles set club_id = $1 where user_id = $2`, [
    PINE_HOLLOW,
    newClient.userId,
  ]);
  await database.as(pineAdmin, `update public.profiles set club_id = null where user_id = $1`, [pineStaff.userId]);
  expect(await profileOf(newClient.userId)).toMatchObject({ club_id: null });
  expect(await profileOf(pineStaff.userId)).toMatchObject({ club_id: PINE_HOLLOW });
});

test('lets only their owner change names and phone numbers', async () => {
  expect(
    await database.as(pineStaff, `update public.profiles set display_name = 'J.', phone = '555' where user_id = $1`, [
      pineStaff.userId,
    ]),
  ).toMatchObject({ kind: 'done', affected: 1 });
  for (const caller of [pineAdmin, firm]) {
    expect(
      await database.as(caller, `update public.profiles set display_name = 'X' where user_id = $1`, [pineStaff.userId]),
    ).toMatchObject({ kind: 'refused', code: '42501' });
  }
  expect(await profileOf(pineStaff.userId)).toMatchObject({ display_name: 'J.', phone: '555' });
});

test.each([
  ['display_name', 'Ann\nBcc: all@club.test'],
  ['company_name', 'Pine\u0085Hollow'],
  ['display_name', 'Ann\u202enimdA'],
])('refuses as %s anything but one line that reads as written: %j', async (column, text) => {
  expect(
    await database.as(pineStaff, `update public.profiles set ${column} = $1 where user_id = $2`, [
      text,
      pineStaff.userId,
    ]),
  ).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: expect.stringContaining(`profiles_${column}_one_line`),
  });
  expect(await database.owner(`select 1 from public.profiles where ${column} = $1`, [text])).toEqual([]);
});

test('gives a sign-up with such a name a profile without one', async () => {
  await database.owner(`insert into public.invitations (email, club_id) values ('new@example.test', $1)`, [LAKESIDE]);
  await database.owner(
    `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), 'new@example.test', $1)`,
    [JSON.stringify({ display_name: 'Ann\u2028Admin' })],
  );
  expect(
    await database.owner(
      `select display_name from public.profiles join auth.users on users.id = user_id where email = 'new@example.test'`,
    ),
  ).toEqual([{ display_name: null }]);
});

test.each(['id', 'user_id', 'created_at', 'updated_at'])("refuses a client's %s", async (column) => {
  expect(await database.as(pineStaff, `update public.profiles set ${column} = ${column}`)).toMatchObject({
    kind: 'refused',
    code: '42501',
  });
});

test('shows a member nothing of other clubs', async () => {
  const outcome = await database.as(lakeStaff, `select club_id from public.profiles where club_id = $1`, [PINE_HOLLOW]);
  expect(outcome).toMatchObject({ kind: 'done', rows: [] });
});

test("refuses to save over another person's change, and keeps theirs", async () => {
  const save = (name: string) =>
    database.as(pineStaff, `update public.profiles set display_name = $1, version = 2 where user_id = $2`, [
      name,
      pineStaff.userId,
    ]);
  expect(await save('First')).toMatchObject({ kind: 'done' });
  expect(await save('Second')).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'Someone else changed this. Reload to see their version.',
  });
  expect(await profileOf(pineStaff.userId)).toMatchObject({ display_name: 'First' });
});

test("lets an admin grant others in the club what the plan includes, in the admin's name", async () => {
  const grant = (caller: Caller, userId: string, feature: string) =>
    database.as(
      caller,
      `insert into public.user_permissions (user_id, feature_id)
      select $1, id from public.features where name = $2`,
      [userId, feature],
    );
  const granted = async (userId: string) =>
    await database.owner(
      `select name, granted_by from public.user_permissions join public.features on id = feature_id
      where user_id = $1 order by name`,
      [userId],
    );

  expect(await grant(lakeAdmin, lakeStaff.userId, 'export_data')).toMatchObject({ kind: 'done', affected: 1 });
  expect(await granted(lakeStaff.userId)).toEqual([
    { name: 'dashboard_view', granted_by: null },
    { name: 'export_data', granted_by: lakeAdmin.userId },
  ]);
  // Beyond the club's plan, to oneself, to another club: refused.
  expect(await grant(lakeAdmin, lakeStaff.userId, 'advanced_reporting')).toMatchObject({
    kind: 'refused',
    code: '42501',
  });
  expect(await grant(lakeAdmin, lakeAdmin.userId, 'advanced_reporting')).toMatchObject({
    kind: 'refused',
    code: '42501',
  });
  expect(await grant(lakeAdmin, pineStaff.userId, 'export_data')).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await grant(lakeStaff, lakeStaff.userId, 'analytics_view')).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await granted(lakeStaff.userId)).toHaveLength(2);

  await database.owner(`update public.features set is_active = false where name = 'analytics_view'`);
  const inactive = await database.as(
    lakeAdmin,
    `insert into public.user_permissions (user_id, feature_id)
    values ($1, $2)`,
    [lakeStaff.userId, (await database.owner(`select id from public.features where name = 'analytics_view'`))[0]?.id],
  );
  expect(inactive).toMatchObject({ kind: 'refused', code: '42501' });

  // Naming someone else as the one who granted is not possible either.
  expect(
    await database.as(
      lakeAdmin,
      `insert into public.user_permissions (user_id, feature_id, granted_by)
    select $1, id, $2 from public.features where name = 'user_management'`,
      [lakeStaff.userId, firm.userId],
    ),
  ).toMatchObject({ kind: 'refused', code: '42501' });
});

test("answers get_user_permissions about oneself and an admin's people, and about no one else", async () => {
  const ask = async (caller: Caller, userId: string) => {
    const outcome = await database.as(caller, `select * from public.get_user_permissions($1)`, [userId]);
    return outcome.kind === 'done' ? outcome.rows : outcome.code;
  };
  expect(await ask(pineStaff, pineStaff.userId)).toEqual([
    { feature_name: 'dashboard_view', feature_display_name: 'Dashboard', feature_category: 'Overview' },
    { feature_name: 'team_collaboration', feature_display_name: 'Team Collaboration', feature_category: 'Team' },
  ]);
  expect(await ask(pineAdmin, pineStaff.userId)).toHaveLength(2);
  expect(await ask(firm, pineStaff.userId)).toHaveLength(2);
  expect(await ask(pineStaff, pineAdmin.userId)).toEqual([]);
  expect(await ask(lakeAdmin, pineStaff.userId)).toEqual([]);
  expect(await ask(people.visitor, pineStaff.userId)).toBe('42501');

  await database.owner(`update public.features set is_active = false where name = 'team_collaboration'`);
  expect(await ask(pineStaff, pineStaff.userId)).toHaveLength(1);
});
