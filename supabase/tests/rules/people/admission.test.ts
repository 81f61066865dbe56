import { randomUUID } from 'node:crypto';
import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, owner, people, PINE_HOLLOW } from '../support/people';

const REFUSAL = 'Access is currently restricted to invited users only. Please contact us for access.';

const database = databaseOfEachTest();

async function invite(email: string, clubId: string | null = PINE_HOLLOW, role = 'manager'): Promise<void> {
  await database.owner(`insert into public.invitations (email, club_id, role) values ($1, $2, $3)`, [
    email,
    clubId,
    role,
  ]);
}

/** What the auth service is told before it makes an account. */
async function hook(email: string | null): Promise<unknown> {
  const event = { metadata: { name: 'before-user-created' }, user: { email, user_metadata: { role: 'super_admin' } } };
  const [row] = await database.owner('select app.before_user_created($1::jsonb) as answer', [JSON.stringify(event)]);
  return row?.answer;
}

/** Makes an account as the auth service does. */
async function createAccount(email: string, confirmed: boolean): Promise<{ id: string; outcome: Outcome }> {
  const id = randomUUID();
  const outcome = await database.as(
    owner,
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     values ($1, $2, case when $3 then now() end, '{"role": "super_admin", "display_name": "Gil Guest"}')`,
    [id, email, confirmed],
  );
  return { id, outcome };
}

const confirm = (id: string) =>
  database.as(owner, 'update auth.users set email_confirmed_at = now() where id = $1', [id]);

async function profileOf(userId: string) {
  const [row] = await database.owner('select role, club_id, display_name from public.profiles where user_id = $1', [
    userId,
  ]);
  return row;
}

describe('before an account is made', () => {
  test('hook and trigger agree about every address', async () => {
    await invite('open@example.test');
    await invite('revoked@example.test');
    await invite('expired@example.test');
    await database.owner(`update public.invitations set revoked_at = now() where email = 'revoked@example.test'`);
    await database.owner(`update public.invitations set expires_at = now() where email = 'expired@example.test'`);
    const answers: [email: string, admitted: boolean][] = [
      ['open@example.test', true],
      ['OPEN@Example.test', true],
      ['revoked@example.test', false],
      ['expired@example.test', false],
      ['stranger@example.test', false],
      ['%', false],
    ];
    for (const [email, admitted] of answers) {
      expect(await hook(email)).toEqual(admitted ? {} : { error: { http_code: 403, message: REFUSAL } });
      const { outcome } = await createAccount(email, false);
      expect(outcome).toMatchObject(admitted ? { kind: 'done' } : { kind: 'refused', code: 'PT403', message: REFUSAL });
      await database.owner('delete from auth.users where lower(email) = lower($1)', [email]);
    }
  });

  test('an account without an address is refused', async () => {
    expect(await hook(null)).toEqual({ error: { http_code: 403, message: REFUSAL } });
  });
});

describe('an account with an unconfirmed address', () => {
  test('has no club and no role until it is confirmed', async () => {
    await invite('guest@example.test');
    const { id } = await createAccount('guest@example.test', false);
    expect(await profileOf(id)).toEqual({ role: 'user', club_id: null, display_name: 'Gil Guest' });
    expect(await confirm(id)).toMatchObject({ kind: 'done' });
    expect(await profileOf(id)).toMatchObject({ role: 'manager', club_id: PINE_HOLLOW });
    expect(
      await database.owner(`select accepted_by from public.invitations where email = 'guest@example.test'`),
    ).toEqual([{ accepted_by: id }]);
  });

  test.each([
    ['revoked', 'revoked_at = now()'],
    ['expired', 'expires_at = now()'],
  ])('is not let in when the invitation was %s meanwhile', async (_state, change) => {
    await invite('guest@example.test');
    const { id } = await createAccount('guest@example.test', false);
    await database.owner(`update public.invitations set ${change} where email = 'guest@example.test'`);
    expect(await confirm(id)).toMatchObject({ kind: 'refused', code: 'PT403', message: REFUSAL });
    expect(await profileOf(id)).toMatchObject({ role: 'user', club_id: null });
    expect(await database.owner('select email_confirmed_at from auth.users where id = $1', [id])).toEqual([
      { email_confirmed_at: null },
    ]);
  });

  test('does not become the first administrator by knowing the address', async () => {
    await database.owner('alter table public.profiles disable trigger user');
    await database.owner(`delete from public.profiles where role = 'super_admin'`);
    await database.owner('alter table public.profiles enable trigger user');
    await database.owner(`update app.settings set value = 'first@firm.test'`);
    const { id } = await createAccount('first@firm.test', false);
    expect(await profileOf(id)).toMatchObject({ role: 'user' });
    await confirm(id);
    expect(await profileOf(id)).toMatchObject({ role: 'super_admin' });
  });

  test('a second confirmation changes nothing', async () => {
    await invite('guest@example.test');
    const { id } = await createAccount('guest@example.test', true);
    await database.owner(`update public.profiles set role = 'user' where user_id = $1`, [id]);
    await invite('guest@example.test', LAKESIDE, 'admin');
    expect(await confirm(id)).toMatchObject({ kind: 'done' });
    expect(await profileOf(id)).toMatchObject({ role: 'user', club_id: PINE_HOLLOW });
  });
});

describe('an account that changes its address', () => {
  const rename = (id: string, email: string) =>
    database.as(owner, 'update auth.users set email = $2 where id = $1', [id, email]);
  const invitationsOf = (email: string) =>
    database.owner(`select club_id from public.invitations where email = $1 and revoked_at is null`, [email]);

  test('keeps its invitations', async () => {
    const { userId } = people.pineStaff;
    expect(await rename(userId, 'Jordan@Example.test')).toMatchObject({ kind: 'done' });
    expect(await invitationsOf('jordan@example.test')).toEqual([{ club_id: PINE_HOLLOW }]);
    expect(await invitationsOf('staff@pinehollow.test')).toEqual([]);
    expect(await profileOf(userId)).toMatchObject({ role: 'user', club_id: PINE_HOLLOW });
  });

  test('does not touch invitations to the new address', async () => {
    await invite('jordan@example.test', null, 'user');
    await rename(people.newClient.userId, 'jordan@example.test');
    expect(await invitationsOf('jordan@example.test')).toEqual([{ club_id: null }]);
  });
});
