import { createHash, randomUUID } from 'node:crypto';
import { databaseOfEachTest } from './databaseOfEachTest';
import { people } from './people';

const database = databaseOfEachTest();

const TOKEN = 'f'.repeat(56);
const digest = createHash('sha256').update(TOKEN).digest('hex');

/** What the auth service keeps of a mailed link. */
const keep = (tokenType: string, kept: string, age = '1 minute') =>
  database.owner(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at)
     select $1, id, $2::auth.one_time_token_type, $3, email, localtimestamp - $4::interval from auth.users
     where email = 'staff@pinehollow.test'`,
    [randomUUID(), tokenType, kept, age],
  );

async function isOpen(type: string | null, token: string | null = TOKEN): Promise<unknown> {
  const outcome = await database.as(people.visitor, 'select public.password_link_is_open($1, $2) as answer', [
    type,
    token,
  ]);
  return outcome.kind === 'done' ? outcome.rows[0]?.answer : outcome.code;
}

test.each([
  ['recovery', 'recovery_token', 'as it is mailed', TOKEN],
  ['recovery', 'recovery_token', 'as a digest', digest],
  ['invite', 'confirmation_token', 'as a digest', digest],
])(
  'a link of type %s that the auth service keeps as %s, %s, is open, and asking spends nothing',
  async (type, kind, _how, kept) => {
    await keep(kind, kept);
    expect([await isOpen(type), await isOpen(type)]).toEqual([true, true]);
    expect(await database.owner(`select from auth.one_time_tokens where token_hash = $1`, [kept])).toHaveLength(1);
  },
);

test('a link that was used, is older than an hour or proves something else is not open', async () => {
  expect(await isOpen('recovery')).toBe(false);
  await keep('recovery_token', digest, '1 hour 1 second');
  expect(await isOpen('recovery')).toBe(false);
  await keep('confirmation_token', digest);
  for (const type of ['recovery', 'email_change', '', null]) expect(await isOpen(type)).toBe(false);
  for (const token of ['', '%', null]) expect(await isOpen('invite', token)).toBe(false);
});
