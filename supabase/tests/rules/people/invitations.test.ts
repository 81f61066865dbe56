import { randomUUID } from 'node:crypto';
import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, owner, people, PINE_HOLLOW, signedIn, type Caller } from '../support/people';

const database = databaseOfEachTest();

const { visitor, firm, pineAdmin, pineManager, newClient } = people;

/** What the auth service does when someone signs up. */
async function signUp(
  email: string,
  { metadata = {}, confirmed = true } = {},
): Promise<{ id: string; outcome: Outcome }> {
  const id = randomUUID();
  const outcome = await database.as(
    owner,
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, email_confirmed_at, aud, role)
     values ($1, $2, 'x', $3, case when $4 then now() end, 'authenticated', 'authenticated')`,
    [id, email, JSON.stringify(metadata), confirmed],
  );
  return { id, outcome };
}

async function profileOf(userId: string) {
  const [row] = await database.owner(`select role, club_id, display_name from public.profiles where user_id = $1`, [
    userId,
  ]);
  return row;
}

/** Both clubs and the firm have invited an address, one after the other: Pine Hollow, Lakeside, the firm. */
const inviteFromAll = (email: string) =>
  database.owner(
    `insert into public.invitations (email, club_id, role, created_at) values
       ($1, $2, 'manager', now()), ($1, $3, 'admin', now() + interval '1 second'), ($1, null, 'user', now() + interval '2 seconds')`,
    [email, PINE_HOLLOW, LAKESIDE],
  );
const stateOf = (email: string) =>
  database.owner(`select club_id, accepted_by from public.invitations where email = $1 order by created_at, id`, [
    email,
  ]);

async function isInvited(email: string | null, caller: Caller = visitor): Promise<unknown> {
  const outcome = await database.as(caller, 'select public.is_invited($1) as answer', [email]);
  return outcome.kind === 'done' ? outcome.rows[0]?.answer : outcome.code;
}

const invite = (caller: Caller, email: string, clubId: string | null, role = 'user') =>
  database.as(caller, `insert into public.invitations (email, club_id, role) values ($1, $2, $3)`, [
    email,
    clubId,
    role,
  ]);

describe('is_invited', () => {
  test('is true for the first administrator and for open and accepted invitations, however they are spelled', async () => {
    for (const email of [
      'firm@clubcrew.test',
      'newclient@clubcrew.test',
      'staff@pinehollow.test',
      ' Staff@PineHollow.TEST ',
    ]) {
      expect(await isInvited(email)).toBe(true);
    }
    expect(await isInvited('admin@pinehollow.test', pineManager)).toBe(true);
  });

  test('is false for everyone else, and never null', async () => {
    for (const email of ['stranger@example.test', '', '%', null]) expect(await isInvited(email)).toBe(false);
  });

  test('is false once an invitation is revoked or has expired', async () => {
    await database.owner(`update public.invitations set revoked_at = now() where email = 'staff@pinehollow.test'`);
    await database.owner(
      `update public.invitations set expires_at = now() - interval '1 minute' where email = 'newclient@clubcrew.test'`,
    );
    expect(await isInvited('staff@pinehollow.test')).toBe(false);
    expect(await isInvited('newclient@clubcrew.test')).toBe(false);
  });

  test('40 people behind one address sign in with three tries each; the next try waits', async () => {
    const club: Caller = { ...visitor, headers: { 'x-forwarded-for': '203.0.113.9' } };
    for (let person = 0; person < 40; person += 1) {
      for (let time = 0; time < 3; time += 1) expect(await isInvited('staff@pinehollow.test', club)).toBe(true);
    }
    expect(await isInvited('staff@pinehollow.test', club)).toBe('PT429');

    // A made-up address in front of the real one does not help; people elsewhere are not concerned.
    const spoofed = { ...visitor, headers: { 'x-forwarded-for': '10.9.8.7, 203.0.113.9' } };
    expect(await isInvited('staff@pinehollow.test', spoofed)).toBe('PT429');
    const elsewhere = { ...visitor, headers: { 'x-forwarded-for': '203.0.113.10' } };
    expect(await isInvited('staff@pinehollow.test', elsewhere)).toBe(true);

    await database.owner(`update app.rate_limit_hits set hit_at = hit_at - interval '11 minutes'`);
    expect(await isInvited('staff@pinehollow.test', club)).toBe(true);
  });
});

describe('signing up', () => {
  test('people without an invitation are refused and leave no account', async () => {
    const { outcome } = await signUp('stranger@example.test', { metadata: { role: 'super_admin' } });
    expect(outcome).toMatchObject({
      kind: 'refused',
      code: 'PT403',
      message: 'Access is currently restricted to invited users only. Please contact us for access.',
    });
    expect(await database.owner(`select 1 from auth.users where email = 'stranger@example.test'`)).toEqual([]);
  });

  test.each([
    ['expired', "expires_at = now() - interval '1 second'"],
    ['revoked', 'revoked_at = now()'],
  ])('an invitation that is %s lets no one in', async (_state, change) => {
    await invite(pineAdmin, 'guest@example.test', PINE_HOLLOW);
    await database.owner(`update public.invitations set ${change} where email = 'guest@example.test'`);
    expect((await signUp('guest@example.test')).outcome).toMatchObject({ kind: 'refused', code: 'PT403' });
  });

  test("club and role come from the invitation, never from the person's data", async () => {
    await invite(pineAdmin, 'Guest@Example.test', PINE_HOLLOW, 'manager');
    const { id, outcome } = await signUp('guest@example.test', {
      metadata: { display_name: 'Gil Guest', role: 'super_admin', club_id: LAKESIDE },
    });
    expect(outcome).toMatchObject({ kind: 'done' });
    expect(await profileOf(id)).toEqual({ role: 'manager', club_id: PINE_HOLLOW, display_name: 'Gil Guest' });
    expect(
      await database.owner(
        `select accepted_by, accepted_at is not null as accepted, expires_at, invited_by from public.invitations where email = 'guest@example.test'`,
      ),
    ).toEqual([{ accepted_by: id, accepted: true, expires_at: null, invited_by: pineAdmin.userId }]);
  });

  test('metadata changed later changes nothing', async () => {
    await database.owner(`update auth.users set raw_user_meta_data = '{"role": "super_admin"}' where id = $1`, [
      newClient.userId,
    ]);
    expect(await profileOf(newClient.userId)).toMatchObject({ role: 'user', club_id: null });
    const outcome = await database.as(newClient, 'select 1 from public.clubs');
    expect(outcome).toMatchObject({ kind: 'done', rows: [] });
  });

  test('an invitation lets one account in', async () => {
    await invite(pineAdmin, 'guest@example.test', PINE_HOLLOW);
    const { id } = await signUp('guest@example.test');
    await database.owner(`delete from auth.users where id = $1`, [id]);
    expect((await signUp('guest@example.test')).outcome).toMatchObject({ kind: 'refused', code: 'PT403' });
  });

  test('none of several invitations counts until the person has chosen', async () => {
    await inviteFromAll('wanted@example.test');
    const { id, outcome } = await signUp('wanted@example.test');
    expect(outcome).toMatchObject({ kind: 'done' });
    expect(await profileOf(id)).toMatchObject({ club_id: null, role: 'user' });
    expect(await stateOf('wanted@example.test')).toEqual([
      { club_id: PINE_HOLLOW, accepted_by: null },
      { club_id: LAKESIDE, accepted_by: null },
      { club_id: null, accepted_by: null },
    ]);
  });

  test('the configured first administrator becomes super_admin once', async () => {
    await database.owner(`update app.settings set value = 'First@Firm.test'`);
    const second = await signUp('first@firm.test');
    expect(await profileOf(second.id)).toMatchObject({ role: 'user', club_id: null });
  });

  test('on an empty installation the configured first administrator becomes super_admin', async () => {
    await database.owner(`alter table public.profiles disable trigger user`);
    await database.owner(`delete from public.profiles`);
    await database.owner(`alter table public.profiles enable trigger user`);
    await database.owner(`update app.settings set value = 'first@firm.test'`);
    const { id } = await signUp('first@firm.test');
    expect(await profileOf(id)).toMatchObject({ role: 'super_admin', club_id: null });
  });
});

describe('the former first administrator', () => {
  const FIRM = 'firm@clubcrew.test';
  const demote = async (clubId: string | null = null) => {
    await database.owner(`update public.profiles set role = 'super_admin', club_id = null where user_id = $1`, [
      pineAdmin.userId,
    ]);
    await database.owner(`update app.settings set value = 'next@firm.test' where name = 'first_administrator_email'`);
    return database.as(pineAdmin, `update public.profiles set role = 'user', club_id = $2 where user_id = $1`, [
      firm.userId,
      clubId,
    ]);
  };

  test.each([
    ['without a club', null],
    ['in a club', LAKESIDE],
  ])('can still sign in when another person is named and the role is removed, %s', async (_where, clubId) => {
    expect(await demote(clubId)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await profileOf(firm.userId)).toMatchObject({ role: 'user', club_id: clubId });
    expect(await isInvited(FIRM)).toBe(true);
  });

  test('is kept out, as everyone else, by revoking that', async () => {
    await demote();
    expect(
      await database.as(pineAdmin, `update public.invitations set revoked_at = now() where email = $1`, [FIRM]),
    ).toMatchObject({ kind: 'done', affected: 1 });
    expect(await isInvited(FIRM)).toBe(false);
    expect(await database.as(pineAdmin, `select public.invite_person($1, 'user', $2)`, [FIRM, LAKESIDE])).toMatchObject(
      { kind: 'done' },
    );
    expect(await isInvited(FIRM)).toBe(true);
  });

  test('cannot sign in if their invitation to the firm was revoked before', async () => {
    await database.owner(`insert into public.invitations (email, role, revoked_at) values ($1, 'super_admin', now())`, [
      FIRM,
    ]);
    await demote();
    expect(await isInvited(FIRM)).toBe(false);
  });
});

describe('joining a club with an existing account', () => {
  const join = (userId: string, clubId: string) =>
    database.as(signedIn(userId), `update public.profiles set club_id = $2 where user_id = $1`, [userId, clubId]);

  test('works with an open invitation, gives its role and uses it up', async () => {
    await invite(pineAdmin, 'newclient@clubcrew.test', PINE_HOLLOW, 'manager');
    expect(await join(newClient.userId, LAKESIDE)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await join(newClient.userId, PINE_HOLLOW)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await profileOf(newClient.userId)).toMatchObject({ club_id: PINE_HOLLOW, role: 'manager' });

    await database.owner(`update public.profiles set club_id = null where user_id = $1`, [newClient.userId]);
    expect(await join(newClient.userId, PINE_HOLLOW)).toMatchObject({ kind: 'refused', code: '42501' });
  });

  test('does not work with an unconfirmed address', async () => {
    await invite(firm, 'unproven@example.test', null);
    const { id } = await signUp('unproven@example.test', { confirmed: false });
    await invite(pineAdmin, 'unproven@example.test', PINE_HOLLOW, 'admin');
    expect(await join(id, PINE_HOLLOW)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await profileOf(id)).toMatchObject({ club_id: null, role: 'user' });
  });
});

describe('choosing an invitation', () => {
  const WANTED = 'wanted@example.test';
  const accept = (caller: Caller, id: unknown) =>
    database.as(caller, 'select public.accept_invitation($1) as club', [id]);
  const offersTo = async (caller: Caller) => {
    const outcome = await database.as(
      caller,
      'select id, club_id, club_name, role, inviter_name from public.my_invitations()',
    );
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    return outcome.rows;
  };
  /** A person invited by both clubs and the firm, Pine Hollow first. */
  async function wantedBySeveral() {
    await inviteFromAll(WANTED);
    const { id } = await signUp(WANTED);
    const person = signedIn(id);
    const [pine, lake, own] = await offersTo(person);
    return { id, person, pine: pine?.id, lake: lake?.id, own: own?.id };
  }

  test('shows only the person the open invitations, the oldest first', async () => {
    const { person } = await wantedBySeveral();
    expect(await offersTo(person)).toMatchObject([
      { club_id: PINE_HOLLOW, club_name: 'Pine Hollow Swim & Tennis Club', role: 'manager' },
      { club_id: LAKESIDE, club_name: 'Lakeside Golf & Country Club', role: 'admin' },
      { club_id: null, club_name: null, role: 'user' },
    ]);
    for (const caller of [pineAdmin, firm]) expect(await offersTo(caller)).toEqual([]);
    expect(await database.as(visitor, 'select * from public.my_invitations()')).toMatchObject({ code: '42501' });
  });

  test('shows the person who invites: by name, or by address without one', async () => {
    const { person } = await wantedBySeveral();
    await database.owner(`update public.invitations set invited_by = (select id from auth.users where email = $1)`, [
      'admin@pinehollow.test',
    ]);
    expect((await offersTo(person))[0]).toMatchObject({ inviter_name: 'Marcus Bell' });
    await database.owner(`update public.profiles set display_name = '' where display_name = 'Marcus Bell'`);
    expect((await offersTo(person))[0]).toMatchObject({ inviter_name: 'admin@pinehollow.test' });
  });

  test('the accepted one sets club and role; a double click is one click', async () => {
    const { id, person, lake } = await wantedBySeveral();
    for (let time = 0; time < 2; time += 1) {
      expect(await accept(person, lake)).toMatchObject({ kind: 'done', rows: [{ club: LAKESIDE }] });
    }
    expect(await profileOf(id)).toMatchObject({ club_id: LAKESIDE, role: 'admin' });
    expect(await stateOf(WANTED)).toEqual([
      { club_id: PINE_HOLLOW, accepted_by: null },
      { club_id: LAKESIDE, accepted_by: id },
      { club_id: null, accepted_by: null },
    ]);
  });

  test('a person in a club is told what to do first, and stays where they are', async () => {
    const { id, person, pine, lake } = await wantedBySeveral();
    await accept(person, pine);
    expect(await accept(person, lake)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'You belong to a club already, and an account belongs to one at a time.',
    });
    expect(await profileOf(id)).toMatchObject({ club_id: PINE_HOLLOW, role: 'manager' });
  });

  test('an invitation to set up a club is accepted with the club, one to the firm at once', async () => {
    const { id, person, own } = await wantedBySeveral();
    expect(await accept(person, own)).toMatchObject({ kind: 'done', rows: [{ club: null }] });
    expect(await profileOf(id)).toMatchObject({ club_id: null, role: 'user' });
    await database.owner(`update public.invitations set role = 'super_admin' where id = $1`, [own]);
    expect(await accept(person, own)).toMatchObject({ kind: 'done', rows: [{ club: null }] });
    expect(await profileOf(id)).toMatchObject({ club_id: null, role: 'super_admin' });
  });

  test.each([
    ['was revoked', 'revoked_at = now()'],
    ['has expired', `expires_at = now() - interval '1 second'`],
    ['someone else took up', `accepted_at = now(), accepted_by = '${pineAdmin.userId}', expires_at = null`],
    ['is for another address', `email = 'other@example.test'`],
  ])('says of one that %s that it is no longer open', async (_what, change) => {
    const { id, person, lake } = await wantedBySeveral();
    await database.owner(`update public.invitations set ${change} where id = $1`, [lake]);
    expect(await accept(person, lake)).toMatchObject({
      kind: 'refused',
      code: 'PT404',
      message: 'This invitation is not open any more.',
    });
    expect(await profileOf(id)).toMatchObject({ club_id: null, role: 'user' });
  });

  test('no one accepts for another person, without an account, or by guessing', async () => {
    const { id, lake } = await wantedBySeveral();
    expect(await accept(newClient, lake)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await accept(visitor, lake)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await accept(newClient, randomUUID())).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await accept(newClient, null)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await profileOf(id)).toMatchObject({ club_id: null });
    expect(await profileOf(newClient.userId)).toMatchObject({ club_id: null, role: 'user' });
  });

  test('an unconfirmed address accepts nothing', async () => {
    const { id, person, lake } = await wantedBySeveral();
    await database.owner(`update auth.users set email_confirmed_at = null where id = $1`, [id]);
    expect(await offersTo(person)).toEqual([]);
    expect(await accept(person, lake)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await profileOf(id)).toMatchObject({ club_id: null });
  });
});

describe('inviting', () => {
  test('an admin invites to their own club below super_admin, and to nothing else', async () => {
    expect(await invite(pineAdmin, 'a@example.test', PINE_HOLLOW, 'admin')).toMatchObject({ kind: 'done' });
    expect(await invite(pineAdmin, 'b@example.test', PINE_HOLLOW, 'super_admin')).toMatchObject({
      kind: 'refused',
      code: '23514',
    });
    expect(await invite(pineAdmin, 'c@example.test', LAKESIDE)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await invite(pineAdmin, 'd@example.test', null)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await invite(pineAdmin, 'e@example.test', null, 'super_admin')).toMatchObject({
      kind: 'refused',
      code: '42501',
    });
    expect(await invite(pineManager, 'f@example.test', PINE_HOLLOW, 'manager')).toMatchObject({
      kind: 'refused',
      code: '42501',
    });
    expect(await database.owner(`select email from public.invitations where email like '%@example.test'`)).toEqual([
      { email: 'a@example.test' },
    ]);
  });

  test('the firm invites its own people and new clients', async () => {
    expect(await invite(firm, 'partner@firm.test', null, 'super_admin')).toMatchObject({ kind: 'done' });
    const { id } = await signUp('partner@firm.test');
    expect(await profileOf(id)).toMatchObject({ role: 'super_admin', club_id: null });
  });

  test('the same open invitation twice is one', async () => {
    await invite(firm, 'twice@example.test', null);
    expect(await invite(firm, 'TWICE@example.test ', null)).toMatchObject({ kind: 'refused', code: '23505' });
  });

  test.each(['email', 'role', 'club_id', 'accepted_at', 'expires_at', 'invited_by'])(
    'refuses a change of the %s of an invitation',
    async (column) => {
      expect(await database.as(pineAdmin, `update public.invitations set ${column} = ${column}`)).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
    },
  );
});
