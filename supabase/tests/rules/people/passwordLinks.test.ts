import { createHash, randomUUID } from 'node:crypto';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people } from '../support/people';

const database = databaseOfEachTest();

const TOKEN = 'f'.repeat(56);
const digest = createHash('sha256').update(TOKEN).digest('hex');

/** What the auth service keeps of an emailed link. */
const keep = (tokenType: string, kept: string, age = '1 minute') =>
  database.owner(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at)
     select $1, id, $2::auth.one_time_token_type, $3, email, localtimestamp - $4::interval from auth.users
     where email = 'staff@pinehollow.test'`,
    [randomUUID(), tokenType, kept, age],
  );

async function read(type: string | null, token: string | null = TOKEN, invitation?: unknown): Promise<unknown> {
  const outcome = await database.as(people.visitor, 'select * from public.password_link($1, $2, $3)', [
    type,
    token,
    invitation ?? null,
  ]);
  return outcome.kind === 'done' ? outcome.rows : outcome.code;
}

async function isOpen(type: string | null, token?: string | null): Promise<boolean> {
  return ((await read(type, token)) as unknown[]).length === 1;
}

test.each([
  ['recovery', 'recovery_token', 'as it is emailed', TOKEN],
  ['recovery', 'recovery_token', 'as a digest', digest],
  ['invite', 'confirmation_token', 'as a digest', digest],
])(
  'calls a link of type %s that the auth service keeps as %s, %s, open, without spending it',
  async (type, kind, _how, kept) => {
    await keep(kind, kept);
    expect([await isOpen(type), await isOpen(type)]).toEqual([true, true]);
    expect(await database.owner(`select from auth.one_time_tokens where token_hash = $1`, [kept])).toHaveLength(1);
  },
);

test('calls a link that was used, is older than an hour or has another purpose not open', async () => {
  expect(await isOpen('recovery')).toBe(false);
  await keep('recovery_token', digest, '1 hour 1 second');
  expect(await isOpen('recovery')).toBe(false);
  await keep('confirmation_token', digest);
  for (const type of ['recovery', 'email_change', '', null]) expect(await isOpen(type)).toBe(false);
  for (const token of ['', '%', null]) expect(await isOpen('invite', token)).toBe(false);
});

test('names the person of a link if they have an account', async () => {
  await keep('recovery_token', digest);
  expect(await read('recovery')).toEqual([
    { email: 'staff@pinehollow.test', is_new: false, role: null, club_name: null, inviter_name: null },
  ]);
});

describe('a link of an invited person', () => {
  beforeEach(async () => {
    await database.owner(`update auth.users set email_confirmed_at = null where email = 'staff@pinehollow.test'`);
    await keep('confirmation_token', digest);
  });

  async function inviteTo(slug: string): Promise<unknown> {
    const [row] = await database.owner(
      `insert into public.invitations (email, club_id, role, invited_by)
       select 'staff@pinehollow.test', clubs.id, 'manager', users.id from public.clubs, auth.users
       where clubs.name like $1 and users.email = 'admin@pinehollow.test' returning id`,
      [`${slug}%`],
    );
    return row?.id;
  }
  const offer = { email: 'staff@pinehollow.test', is_new: true, role: 'manager', inviter_name: 'Marcus Bell' };

  test('says which club invites and who invited, with one invitation and with the named one of several', async () => {
    const lakeside = await inviteTo('Lakeside');
    expect(await read('invite')).toMatchObject([{ ...offer, club_name: expect.stringContaining('Lakeside') }]);
    await inviteTo('Pine Hollow');
    expect(await read('invite')).toMatchObject([{ is_new: true, role: null, club_name: null }]);
    expect(await read('invite', TOKEN, lakeside)).toMatchObject([
      { ...offer, club_name: expect.stringContaining('Lakeside') },
    ]);
  });

  test('names no club of an invitation that was revoked, or is for another address', async () => {
    const revoked = await inviteTo('Lakeside');
    await database.owner(`update public.invitations set revoked_at = now() where id = $1`, [revoked]);
    expect(await read('invite', TOKEN, revoked)).toMatchObject([{ role: null, club_name: null }]);
    const other = await inviteTo('Pine Hollow');
    await database.owner(`update public.invitations set email = 'other@example.test' where id = $1`, [other]);
    expect(await read('invite', TOKEN, other)).toMatchObject([{ role: null, club_name: null }]);
  });
});
