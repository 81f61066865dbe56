import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../support/people';

// Whatever a person was and had in a club ends with the membership.

const { firm, pineAdmin, pineManager, pineStaff, lakeAdmin } = people;

const database = databaseOfEachTest();

const remove = (caller: Caller, userId: string) => database.as(caller, 'select public.remove_from_club($1)', [userId]);

async function membershipOf(userId: string) {
  const [row] = await database.owner(
    `select club_id, role, (select count(*)::int from public.user_permissions where user_id = $1) as grants
     from public.profiles where user_id = $1`,
    [userId],
  );
  return row;
}

/** Every table and view with rows of Pine Hollow that a person still reads. */
async function readOfPineHollow(caller: Caller): Promise<string[]> {
  const relations = await database.owner(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'club_id' order by 1`,
  );
  const read: string[] = [];
  for (const { name } of [...relations.map(({ name }) => ({ name: String(name) })), { name: 'clubs' }]) {
    const key = name === 'clubs' ? 'id' : 'club_id';
    const outcome = await database.as(caller, `select 1 from public.${name} where ${key} = $1 limit 1`, [PINE_HOLLOW]);
    if (outcome.kind === 'done' && outcome.rows.length > 0) read.push(name);
  }
  return read;
}

test('the firm removes a person from a club: role and grants end, and reading at once', async () => {
  expect((await readOfPineHollow(pineManager)).length).toBeGreaterThan(30);
  expect(
    await database.as(firm, `update public.profiles set club_id = null where user_id = $1 returning club_id`, [
      pineManager.userId,
    ]),
  ).toMatchObject({ kind: 'done', affected: 1, rows: [{ club_id: null }] });
  expect(await membershipOf(pineManager.userId)).toEqual({ club_id: null, role: 'user', grants: 0 });
  expect(await readOfPineHollow(pineManager)).toEqual([]);
});

test('an administrator removes a person from their own club, and the staff row stays without the account', async () => {
  expect(await remove(pineAdmin, pineStaff.userId)).toMatchObject({ kind: 'done' });
  expect(await membershipOf(pineStaff.userId)).toEqual({ club_id: null, role: 'user', grants: 0 });
  expect(await readOfPineHollow(pineStaff)).toEqual([]);
  expect(await database.owner(`select 1 from public.staff_members where user_id = $1`, [pineStaff.userId])).toEqual([]);
});

test('no one else removes anyone, and an administrator neither themselves nor the firm’s people', async () => {
  await database.owner(`update public.profiles set club_id = $1 where user_id = $2`, [PINE_HOLLOW, firm.userId]);
  const attempts: [Caller, string][] = [
    [pineStaff, pineManager.userId],
    [pineManager, pineStaff.userId],
    [lakeAdmin, pineStaff.userId],
    [pineAdmin, pineAdmin.userId],
    [pineAdmin, firm.userId],
  ];
  for (const [caller, userId] of attempts) {
    const before = await membershipOf(userId);
    expect(await remove(caller, userId)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await membershipOf(userId)).toEqual(before);
  }
});

test('a person moved by the firm becomes a plain member of the other club by default', async () => {
  await database.as(firm, `update public.profiles set club_id = $1 where user_id = $2`, [LAKESIDE, pineManager.userId]);
  expect(await membershipOf(pineManager.userId)).toEqual({ club_id: LAKESIDE, role: 'user', grants: 0 });
  await database.as(firm, `update public.profiles set club_id = $1, role = 'manager' where user_id = $2`, [
    LAKESIDE,
    pineStaff.userId,
  ]);
  expect(await membershipOf(pineStaff.userId)).toEqual({ club_id: LAKESIDE, role: 'manager', grants: 0 });
});

test('a super_admin linked to a club keeps the role, with all grants', async () => {
  await database.owner(`update public.profiles set club_id = $1 where user_id = $2`, [PINE_HOLLOW, firm.userId]);
  const before = await membershipOf(firm.userId);
  await database.owner(`update public.profiles set club_id = null where user_id = $1`, [firm.userId]);
  expect(await membershipOf(firm.userId)).toEqual({ ...before, club_id: null });
});

test('a person who set up a club or has an invitation to it cannot use that to return', async () => {
  await database.owner(`update public.clubs set created_by = $1 where id = $2`, [pineStaff.userId, PINE_HOLLOW]);
  await database.owner(`insert into public.invitations (email, club_id) values ('staff@pinehollow.test', $1)`, [
    PINE_HOLLOW,
  ]);
  await remove(pineAdmin, pineStaff.userId);
  expect(
    await database.as(pineStaff, `update public.profiles set club_id = $1 where user_id = $2`, [
      PINE_HOLLOW,
      pineStaff.userId,
    ]),
  ).toMatchObject({ kind: 'refused', message: 'You were not invited to this club.' });
  expect(await membershipOf(pineStaff.userId)).toMatchObject({ club_id: null });
});

describe('the invitation of a person who leaves', () => {
  const addressOf = { [pineStaff.userId]: 'staff@pinehollow.test', [pineManager.userId]: 'manager@pinehollow.test' };
  const isInvited = async (userId: string) =>
    (await database.owner(`select app.is_invited($1) as answer`, [addressOf[userId]]))[0]?.answer;
  const setUp = (caller: Caller) =>
    database.as(
      caller,
      `insert into public.clubs (name, type, size) values ('Next Door', 'Other', 'small') returning name`,
    );
  const clubs = async () => (await database.owner(`select count(*)::int as n from public.clubs`))[0]?.n;

  test('ends with the membership, so the person can neither set up a club nor invite others', async () => {
    expect(await isInvited(pineStaff.userId)).toBe(true);
    await remove(pineAdmin, pineStaff.userId);
    expect(await isInvited(pineStaff.userId)).toBe(false);
    const before = await clubs();
    expect(await setUp(pineStaff)).toEqual({
      kind: 'refused',
      code: '42501',
      message: 'Your invitation has ended, so you cannot set up a club.',
      hint: 'Ask the firm for a new invitation.',
    });
    expect(await clubs()).toEqual(before);
    expect(
      await database.as(
        pineStaff,
        `insert into public.invitations (email, role) values ('friend@example.test', 'admin')`,
      ),
    ).toMatchObject({ kind: 'refused', code: '42501' });
  });

  test.each([
    ['to another club', LAKESIDE],
    ['of the firm, to set up one', null],
  ])('%s stays', async (_what, clubId) => {
    await database.owner(`insert into public.invitations (email, club_id) values ('staff@pinehollow.test', $1)`, [
      clubId,
    ]);
    await remove(pineAdmin, pineStaff.userId);
    expect(await isInvited(pineStaff.userId)).toBe(true);
  });

  test('is given again when the firm moves them, at once or later', async () => {
    const move = (userId: string, clubId: string | null) =>
      database.as(firm, `update public.profiles set club_id = $1 where user_id = $2`, [clubId, userId]);
    await move(pineStaff.userId, LAKESIDE);
    expect(await isInvited(pineStaff.userId)).toBe(true);
    await move(pineManager.userId, null);
    expect(await isInvited(pineManager.userId)).toBe(false);
    await move(pineManager.userId, LAKESIDE);
    expect(await isInvited(pineManager.userId)).toBe(true);
    expect(
      await database.owner(
        `select email, club_id from public.invitations
         where email = any ($1) and revoked_at is null and accepted_at is not null order by email`,
        [Object.values(addressOf)],
      ),
    ).toEqual([
      { email: 'manager@pinehollow.test', club_id: LAKESIDE },
      { email: 'staff@pinehollow.test', club_id: LAKESIDE },
    ]);
  });

  test('is not needed by an account that the service created: it sets up a club when it has none', async () => {
    await database.owner(`delete from public.invitations where email = 'staff@pinehollow.test'`);
    await remove(pineAdmin, pineStaff.userId);
    expect(await setUp(pineStaff)).toMatchObject({ kind: 'done', rows: [{ name: 'Next Door' }] });
  });
});

describe('the club that a person left', () => {
  const leftClub = async (caller: Caller) => {
    const outcome = await database.as(caller, 'select club_name from public.my_left_club()');
    return outcome.kind === 'done' ? outcome.rows.map(({ club_name: name }) => name) : outcome;
  };

  test('is named only to them, until they join a club again', async () => {
    await remove(pineAdmin, pineStaff.userId);
    expect(await leftClub(pineStaff)).toEqual(['Pine Hollow Swim & Tennis Club']);
    for (const other of [pineAdmin, pineManager, firm, people.newClient]) expect(await leftClub(other)).toEqual([]);

    await database.as(pineAdmin, `select public.invite_person('staff@pinehollow.test', 'user', $1)`, [PINE_HOLLOW]);
    expect(await leftClub(pineStaff)).toEqual(['Pine Hollow Swim & Tennis Club']);
    await database.as(pineStaff, 'update public.profiles set club_id = $1 where user_id = $2', [
      PINE_HOLLOW,
      pineStaff.userId,
    ]);
    expect(await leftClub(pineStaff)).toEqual([]);
    expect(await database.owner('select 1 from app.left_clubs')).toEqual([]);
  });

  test('is not named to a person who is invited to set up a club', async () => {
    await remove(pineAdmin, pineStaff.userId);
    await database.as(firm, `select public.invite_person('staff@pinehollow.test', 'user', null)`);
    expect(await leftClub(pineStaff)).toEqual([]);
  });

  test('is forgotten with the club', async () => {
    await remove(pineAdmin, pineStaff.userId);
    await database.owner('delete from public.clubs where id = $1', [LAKESIDE]);
    expect(await leftClub(lakeAdmin)).toEqual([]);
    expect(await leftClub(pineStaff)).toHaveLength(1);
  });
});
