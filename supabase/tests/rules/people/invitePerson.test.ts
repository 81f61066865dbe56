import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { visitor, firm, pineAdmin, pineManager, pineStaff, newClient } = people;
const GUEST = 'guest@example.test';

const invite = (caller: Caller, email: string, role: string, clubId: string | null) =>
  database.as(caller, 'select public.invite_person($1, $2, $3) as id', [email, role, clubId]);

const invitationsTo = (email: string) =>
  database.owner(
    `select role, club_id, invited_by, revoked_at is not null as revoked, expires_at > now() + interval '6 days' as fresh
     from public.invitations where email = $1 order by revoked_at nulls last`,
    [email],
  );

test('an admin invites to their own club, the firm to any club or none', async () => {
  expect(await invite(pineAdmin, ' Guest@Example.test', 'manager', PINE_HOLLOW)).toMatchObject({ kind: 'done' });
  expect(await invitationsTo(GUEST)).toEqual([
    { role: 'manager', club_id: PINE_HOLLOW, invited_by: pineAdmin.userId, revoked: false, fresh: true },
  ]);
  expect(await invite(firm, 'lake@example.test', 'admin', LAKESIDE)).toMatchObject({ kind: 'done' });
  expect(await invite(firm, 'partner@example.test', 'super_admin', null)).toMatchObject({ kind: 'done' });
  expect(await invitationsTo('partner@example.test')).toMatchObject([{ role: 'super_admin', invited_by: firm.userId }]);
});

test.each<[string, Caller, string, string | null, string]>([
  ['an admin of another club', pineAdmin, 'user', LAKESIDE, '42501'],
  ['an admin who offers a club of one’s own', pineAdmin, 'user', null, '42501'],
  ['an admin who offers the firm', pineAdmin, 'super_admin', PINE_HOLLOW, '23514'],
  ['a manager who offers more than a manager has', pineManager, 'manager', PINE_HOLLOW, '42501'],
  ['a manager of another club', pineManager, 'user', LAKESIDE, '42501'],
  ['a member', pineStaff, 'user', PINE_HOLLOW, '42501'],
  ['a person without a club', newClient, 'user', null, '42501'],
  ['a visitor', visitor, 'user', PINE_HOLLOW, '42501'],
])('%s cannot invite anyone', async (_who, caller, role, clubId, code) => {
  expect(await invite(caller, GUEST, role, clubId)).toMatchObject({ kind: 'refused', code });
  expect(await invitationsTo(GUEST)).toEqual([]);
});

test('another invitation replaces the first: one open invitation, a new expiry, the new role', async () => {
  await invite(pineAdmin, GUEST, 'user', PINE_HOLLOW);
  await database.owner(`update public.invitations set expires_at = now() - interval '1 day' where email = $1`, [GUEST]);
  expect(await invite(pineAdmin, GUEST, 'admin', PINE_HOLLOW)).toMatchObject({ kind: 'done' });
  expect(await invitationsTo(GUEST)).toMatchObject([
    { role: 'user', revoked: true, fresh: false },
    { role: 'admin', revoked: false, fresh: true },
  ]);
});

test('a refused second invitation leaves the first one open', async () => {
  await invite(pineAdmin, GUEST, 'user', PINE_HOLLOW);
  expect(await invite(pineAdmin, GUEST, 'king', PINE_HOLLOW)).toMatchObject({ kind: 'refused', code: '23514' });
  expect(await invitationsTo(GUEST)).toMatchObject([{ role: 'user', revoked: false }]);
});

test('allows 50 invitations an hour, for each inviter', async () => {
  for (let guest = 1; guest <= 50; guest += 1) {
    expect(await invite(pineAdmin, `guest-${guest}@example.test`, 'user', PINE_HOLLOW)).toMatchObject({ kind: 'done' });
  }
  expect(await invite(pineAdmin, GUEST, 'user', PINE_HOLLOW)).toMatchObject({
    kind: 'refused',
    code: 'PT429',
    message: 'You have sent 50 invitations within an hour.',
  });
  expect(await invitationsTo(GUEST)).toEqual([]);
  expect(await invite(firm, GUEST, 'user', PINE_HOLLOW)).toMatchObject({ kind: 'done' });
});

test.each([
  ['oneself', 'Admin@pinehollow.test', 'This is your own address.'],
  ['a person of the club', ' staff@pinehollow.test', 'This person belongs to the club already.'],
])('refuses to invite %s in a sentence, and stores nothing', async (_who, email, message) => {
  expect(await invite(pineAdmin, email, 'user', PINE_HOLLOW)).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message,
  });
  expect(await invitationsTo(email.trim().toLowerCase())).toMatchObject([{ invited_by: null }]);
});

test('refuses to invite a club member without a club, and tells the firm why', async () => {
  for (const role of ['user', 'super_admin']) {
    expect(await invite(firm, 'staff@lakeside.test', role, null)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: expect.stringMatching(
        /^This person belongs to Lakeside .* already, and an account belongs to one club/,
      ) as string,
    });
  }
  expect(await invite(pineAdmin, 'staff@lakeside.test', 'user', null)).toMatchObject({
    kind: 'refused',
    code: '42501',
  });
});

test("invites another club's member like anyone else; only the platform knows about the other club", async () => {
  expect(await invite(pineAdmin, 'staff@lakeside.test', 'user', PINE_HOLLOW)).toMatchObject({ kind: 'done' });
  expect(await invitationsTo('staff@lakeside.test')).toMatchObject([
    { club_id: LAKESIDE },
    { club_id: PINE_HOLLOW, invited_by: pineAdmin.userId },
  ]);
  const elsewhere = (caller: Caller, email: string) =>
    database.as(caller, 'select public.belongs_to_another_club($1, $2) as elsewhere', [email, PINE_HOLLOW]);
  expect(await elsewhere(pineAdmin, 'staff@lakeside.test')).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await elsewhere(service, 'staff@lakeside.test')).toMatchObject({ rows: [{ elsewhere: true }] });
  expect(await elsewhere(service, GUEST)).toMatchObject({ rows: [{ elsewhere: false }] });
});

test('refuses an invitation that has expired before it is sent', async () => {
  expect(
    await database.as(
      pineAdmin,
      `insert into public.invitations (email, club_id, expires_at) values ($1, $2, now() - interval '1 day')`,
      [GUEST, PINE_HOLLOW],
    ),
  ).toMatchObject({ kind: 'refused', code: '22023', message: 'An invitation expires later than now.' });
  expect(await invitationsTo(GUEST)).toEqual([]);
});

test('a manager invites plain users to their own club, and sees and revokes only their invitations', async () => {
  await invite(pineAdmin, 'boss@example.test', 'manager', PINE_HOLLOW);
  expect(await invite(pineManager, GUEST, 'user', PINE_HOLLOW)).toMatchObject({ kind: 'done' });
  const seen = await readAs(database, pineManager, `select email from public.invitations where accepted_at is null`);
  expect(seen).toEqual([{ email: GUEST }]);
  const revoke = (email: string) =>
    database.as(pineManager, `update public.invitations set revoked_at = now() where email = $1`, [email]);
  expect(await revoke('boss@example.test')).toMatchObject({ affected: 0 });
  expect(await revoke(GUEST)).toMatchObject({ affected: 1 });
});

test("a manager neither replaces an administrator's offer nor invites a member of the club", async () => {
  await invite(pineAdmin, GUEST, 'admin', PINE_HOLLOW);
  expect(await invite(pineManager, GUEST, 'user', PINE_HOLLOW)).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'An administrator has invited this person already.',
  });
  expect(await invitationsTo(GUEST)).toMatchObject([{ role: 'admin', revoked: false }]);
  expect(await invite(pineManager, 'staff@pinehollow.test', 'user', PINE_HOLLOW)).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'This person belongs to the club already.',
  });
});

test("an administrator's expired invitation does not block a manager", async () => {
  await invite(pineAdmin, GUEST, 'admin', PINE_HOLLOW);
  await database.owner(`update public.invitations set expires_at = now() - interval '1 day' where email = $1`, [GUEST]);
  expect(await invite(pineManager, GUEST, 'user', PINE_HOLLOW)).toMatchObject({ kind: 'done' });
  expect(await invitationsTo(GUEST)).toMatchObject([
    { role: 'admin', revoked: true },
    { role: 'user', revoked: false },
  ]);
});

test('a new client is invited with a plan, which stays when the invitation is resent', async () => {
  const inviteWith = (plan: string | null, club: string | null = null) =>
    database.as(firm, 'select public.invite_person($1, $2, $3, $4)', [GUEST, 'user', club, plan]);
  const plans = () =>
    database.owner('select plan from public.invitations where email = $1 and revoked_at is null', [GUEST]);
  await inviteWith('run');
  await inviteWith(null);
  expect(await plans()).toEqual([{ plan: 'run' }]);
  await inviteWith('manage');
  expect(await plans()).toEqual([{ plan: 'manage' }]);
  expect(await inviteWith('platinum')).toMatchObject({ kind: 'refused', code: '23514' });
  expect(await inviteWith('run', PINE_HOLLOW)).toMatchObject({ kind: 'refused', code: '23514' });
});
