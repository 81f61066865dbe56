import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../support/people';

const database = databaseOfEachTest();

const { visitor, firm, pineAdmin, pineManager, pineStaff, lakeAdmin, newClient } = people;

/** Onboarding's first call, with the columns of specification 7.10. */
function setUpClub(caller: Caller, values: Record<string, string> = {}): Promise<Outcome> {
  const columns: Record<string, string> = {
    name: `'Cedar Grove Pool'`,
    type: `'Fitness Center'`,
    size: `'small'`,
    member_count: '90',
    staff_count: '0',
    season: `'2026'`,
    address: 'null',
    ...values,
  };
  return database.as(
    caller,
    `insert into public.clubs (${Object.keys(columns).join(', ')})
    values (${Object.values(columns).join(', ')}) returning id`,
  );
}

async function membership(userId: string) {
  const [row] = await database.owner(
    `select role, club_id, display_name, company_name from public.profiles where user_id = $1`,
    [userId],
  );
  return row;
}

test('setting up a club links its creator and makes a plain user its admin, before the second call', async () => {
  const outcome = await setUpClub(newClient);
  expect(outcome).toMatchObject({ kind: 'done', affected: 1 });
  const id = outcome.kind === 'done' ? outcome.rows[0]?.id : undefined;
  expect(await membership(newClient.userId)).toMatchObject({ role: 'admin', club_id: id });

  // The second call (specification 7.11), twice.
  for (let time = 0; time < 2; time += 1) {
    const linked = await database.as(
      newClient,
      `update public.profiles set club_id = $1, display_name = 'Riley', company_name = 'Cedar Grove' where user_id = $2`,
      [id, newClient.userId],
    );
    expect(linked).toMatchObject({ kind: 'done', affected: 1 });
  }
  expect(await membership(newClient.userId)).toEqual({
    role: 'admin',
    club_id: id,
    display_name: 'Riley',
    company_name: 'Cedar Grove',
  });
});

test('keeps the invitation to set up a club open until there is one', async () => {
  const open = `select accepted_at is null as open from public.invitations where email = 'newclient@clubcrew.test'`;
  expect(await database.owner(open)).toEqual([{ open: true }]);
  await setUpClub(newClient);
  expect(await database.owner(open)).toEqual([{ open: false }]);
});

test('allows one club for each creator; a person who was removed from it can set up another', async () => {
  await setUpClub(newClient);
  expect(await setUpClub(newClient)).toMatchObject({ kind: 'refused', message: 'You already belong to a club.' });
  await database.owner(`update public.profiles set club_id = null where user_id = $1`, [newClient.userId]);
  expect(await setUpClub(newClient)).toMatchObject({ kind: 'done' });
  expect(await database.owner('select 1 from public.clubs')).toHaveLength(4);
});

test('lets no member, firm user or visitor set one up', async () => {
  for (const caller of [pineStaff, pineAdmin, firm, visitor]) {
    expect(await setUpClub(caller)).toMatchObject({ kind: 'refused', code: '42501' });
  }
  expect(await database.owner('select 1 from public.clubs')).toHaveLength(2);
});

test('sets staff_count, creator, slug and stamps on the server', async () => {
  await setUpClub(newClient, { staff_count: '500' });
  const [club] = await database.owner(`select staff_count, created_by, slug, plan, version, clock_override
    from public.clubs where name = 'Cedar Grove Pool'`);
  expect(club).toEqual({
    staff_count: 0,
    created_by: newClient.userId,
    slug: 'cedar-grove-pool',
    plan: 'launch',
    version: 1,
    clock_override: null,
  });
});

test.each([
  ['id', `'${PINE_HOLLOW}'`],
  ['created_by', `'${pineAdmin.userId}'`],
  ['slug', `'pine-hollow'`],
  ['plan', `'elevate'`],
  ['clock_override', 'now()'],
  ['created_at', 'now()'],
  ['version', '9'],
])('refuses %s from a client with a new club', async (column, value) => {
  expect(await setUpClub(newClient, { [column]: value })).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await database.owner('select 1 from public.clubs')).toHaveLength(2);
});

test('gives a club with a taken name another web address, and one with an unusual name a valid one', async () => {
  await setUpClub(newClient, { name: `'Pine Hollow'` });
  await database.owner(`insert into public.clubs (name, type, size, season) values ('¡!', 'Other', 'small', '2026')`);
  const [taken, odd] = await database.owner(
    `select slug from public.clubs where slug not in ('pine-hollow', 'lakeside') order by slug desc`,
  );
  expect(taken?.slug).toMatch(/^pine-hollow-[0-9a-f]{4}$/);
  expect(odd?.slug).toBe('club');
});

test.each([
  ['name', `''`, 'clubs_name_length'],
  ['name', `repeat('x', 121)`, 'clubs_name_length'],
  ['type', `'Casino'`, 'clubs_type_known'],
  ['size', `'huge'`, 'clubs_size_known'],
  ['member_count', '-1', 'clubs_member_count_range'],
  ['member_count', '1000001', 'clubs_member_count_range'],
  ['season', `'26'`, 'clubs_season_year'],
  ['address', `repeat('x', 501)`, 'clubs_address_length'],
])('%s = %s violates %s', async (column, value, constraint) => {
  expect(await setUpClub(newClient, { [column]: value })).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: expect.stringContaining(constraint),
  });
});

test('lets managers and admins change their own club, but not its plan, clock and web address', async () => {
  for (const caller of [pineManager, pineAdmin]) {
    await database.as(caller, `update public.clubs set name = 'Renamed'`);
    for (const change of [`plan = 'launch'`, `slug = 'lake'`, 'clock_override = null']) {
      expect(await database.as(caller, `update public.clubs set ${change} where id = $1`, [PINE_HOLLOW])).toMatchObject(
        { kind: 'refused', code: '42501' },
      );
    }
    expect(await database.as(caller, `update public.clubs set staff_count = 9`)).toMatchObject({
      kind: 'refused',
      code: '0A000',
    });
    expect(await database.as(caller, `update public.clubs set created_by = $1`, [pineAdmin.userId])).toMatchObject({
      kind: 'refused',
      code: '0A000',
    });
  }
  expect(await database.owner('select name, plan, slug from public.clubs order by slug')).toEqual([
    { name: 'Lakeside Golf & Country Club', plan: 'manage', slug: 'lakeside' },
    { name: 'Renamed', plan: 'elevate', slug: 'pine-hollow' },
  ]);
  expect(await database.as(firm, `update public.clubs set slug = 'lake' where id = $1`, [LAKESIDE])).toMatchObject({
    kind: 'done',
    affected: 1,
  });
});

test('does not let even the firm set a plan without a reason', async () => {
  expect(await database.as(firm, `update public.clubs set plan = 'run' where id = $1`, [LAKESIDE])).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: 'The plan of a club changes with a reason, which its administrators read.',
  });
  expect(await database.owner('select plan from public.clubs where id = $1', [LAKESIDE])).toEqual([{ plan: 'manage' }]);
});

test('lets the service key change a club, including its plan', async () => {
  const change = `update public.clubs set name = 'Renamed', plan = 'run' where id = $1`;
  expect(await database.as(service, change, [LAKESIDE])).toMatchObject({ kind: 'done', affected: 1 });
  expect(await database.owner('select name, plan from public.clubs where id = $1', [LAKESIDE])).toEqual([
    { name: 'Renamed', plan: 'run' },
  ]);
});

test('refuses an unknown time zone', async () => {
  expect(await database.as(lakeAdmin, `update public.clubs set time_zone = 'America/Atlantis'`)).toMatchObject({
    kind: 'refused',
    code: '22023',
    message: 'The time zone "America/Atlantis" is not known.',
  });
  expect(await database.as(lakeAdmin, `update public.clubs set time_zone = 'America/Denver'`)).toMatchObject({
    kind: 'done',
    affected: 1,
  });
});

describe('when a season gets another year', () => {
  const seasonOf = async (club: string) =>
    (await database.owner('select season from public.clubs where id = $1', [club]))[0]?.season;
  const rename = (caller: Caller, from: string, to: string) =>
    database.as(
      caller,
      `update public.seasons set year = $2, starts_on = starts_on + 3650, opens_on = opens_on + 3650, ends_on = ends_on + 3650
       where club_id = $3 and year = $1`,
      [from, to, PINE_HOLLOW],
    );

  test('the club in that season follows', async () => {
    expect(await rename(pineManager, '2025', '2035')).toMatchObject({ kind: 'done', affected: 1 });
    expect(await seasonOf(PINE_HOLLOW)).toBe('2035');
  });

  test('a club in another season stays, and so do other clubs', async () => {
    const lakeside = await seasonOf(LAKESIDE);
    await database.owner(
      `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
       values ($1, '2031', '2031-05-01', '2031-05-24', '2031-09-01')`,
      [PINE_HOLLOW],
    );
    expect(await rename(pineManager, '2031', '2041')).toMatchObject({ kind: 'done', affected: 1 });
    expect([await seasonOf(PINE_HOLLOW), await seasonOf(LAKESIDE)]).toEqual(['2025', lakeside]);
  });

  test('a person who may not change it moves nothing', async () => {
    expect(await rename(pineStaff, '2025', '2035')).toMatchObject({ kind: 'done', affected: 0 });
    expect(await seasonOf(PINE_HOLLOW)).toBe('2025');
  });
});
