import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { visitor, firm, pineManager, pineAdmin } = people;
const GUEST = 'guest@example.test';

async function invite(caller: Caller = pineManager): Promise<string> {
  const [row] = await readAs(database, caller, 'select public.invite_person($1, $2, $3) as id', [
    GUEST,
    'user',
    PINE_HOLLOW,
  ]);
  return String(row?.id);
}

async function tokenOf(invitationId: string): Promise<string> {
  const [row] = await readAs(database, service, 'select * from public.prepare_invitation_mail($1)', [invitationId]);
  expect(row).toMatchObject({ email: GUEST, role: 'user', club_id: PINE_HOLLOW, inviter_name: 'Elena Ruiz' });
  return String(row?.token);
}

const read = async (token: string) =>
  (await readAs(database, visitor, 'select * from public.read_invitation_link($1)', [token]))[0];
const open = (token: string) =>
  readAs(database, service, 'select email from public.open_invitation_link($1, $2)', [token, '203.0.113.9']);
const expire = () =>
  database.owner(`update public.invitations set expires_at = now() - interval '1 second' where email = $1`, [GUEST]);

test('a link lasts as long as the invitation, seven days, and says who invites the person to what', async () => {
  const token = await tokenOf(await invite());
  expect(await read(token)).toMatchObject({ state: 'open', email: GUEST, is_new: true, inviter_name: 'Elena Ruiz' });
  const [{ days } = {}] = await database.owner(
    `select extract(day from expires_at - created_at)::int as days from public.invitations where email = $1`,
    [GUEST],
  );
  expect(days).toBe(7);
  expect(await open(token)).toEqual([{ email: GUEST }]);
  expect(await open(token)).toEqual([{ email: GUEST }]);
  await expire();
  expect(await read(token)).toMatchObject({ state: 'expired', email: GUEST });
  expect(await open(token)).toEqual([]);
});

test('resending makes a new link and ends the old one, as does revoking', async () => {
  const first = await tokenOf(await invite());
  const second = await tokenOf(await invite());
  expect(await read(first)).toMatchObject({ state: 'ended', email: null });
  expect(await open(first)).toEqual([]);
  expect(await read(second)).toMatchObject({ state: 'open' });
  await database.as(pineManager, `update public.invitations set revoked_at = now() where email = $1`, [GUEST]);
  expect(await read(second)).toMatchObject({ state: 'ended', email: null });
  expect(await open(second)).toEqual([]);
});

test('a link opens nothing once the invitation was accepted', async () => {
  const token = await tokenOf(await invite());
  await database.owner(`update public.invitations set accepted_at = now(), expires_at = null where email = $1`, [
    GUEST,
  ]);
  expect(await read(token)).toMatchObject({ state: 'accepted', email: null });
  expect(await open(token)).toEqual([]);
});

test('keeps only a digest of the link, which no role of the API reads or makes', async () => {
  const id = await invite();
  const token = await tokenOf(id);
  const [kept] = await database.owner('select token_hash from app.invitation_links where invitation_id = $1', [id]);
  expect(kept?.token_hash).not.toBe(token);
  for (const caller of [visitor, pineManager, pineAdmin, firm]) {
    for (const [sql, value] of [
      ['select * from app.invitation_links where invitation_id = $1', id],
      ['select * from public.prepare_invitation_mail($1)', id],
      [`select * from public.open_invitation_link($1, '')`, token],
    ] as const) {
      expect(await database.as(caller, sql, [value])).toMatchObject({ kind: 'refused', code: '42501' });
    }
  }
});

test('counts wrong links without ever blocking a right one', async () => {
  const token = await tokenOf(await invite());
  const guess = { ...visitor, headers: { 'x-real-ip': '203.0.113.9' } };
  const ask = (value: string) => database.as(guess, 'select state from public.read_invitation_link($1)', [value]);
  for (let wrong = 0; wrong < 60; wrong += 1) expect(await ask(`wrong ${wrong}`)).toMatchObject({ rows: [] });
  expect(await ask('wrong')).toMatchObject({ kind: 'refused', code: 'PT429' });
  expect(await ask(token)).toMatchObject({ rows: [{ state: 'open' }] });
});

test('a person asks for a new invitation once a day, and the inviter is told', async () => {
  const token = await tokenOf(await invite());
  const ask = () => database.as(visitor, 'select public.ask_for_new_invitation($1)', [token]);
  expect(await ask()).toMatchObject({ kind: 'refused', code: 'PT404' });
  await expire();
  expect(await ask()).toMatchObject({ kind: 'done' });
  expect(await ask()).toMatchObject({ kind: 'done' });
  expect(
    await database.owner(
      `select user_id, link from public.notifications where title like '%asks for a new invitation'`,
    ),
  ).toEqual([{ user_id: pineManager.userId, link: '/user-dashboard?tab=team' }]);
});
