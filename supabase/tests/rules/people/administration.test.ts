import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { forgetNews } from '../notifications/news';
import { people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { visitor, firm, pineAdmin, pineManager, pineStaff, lakeAdmin, lakeStaff, newClient } = people;

describe('a search among people', () => {
  const found = async (caller: Caller, search: string) =>
    (
      await readAs(
        database,
        caller,
        `select users.email from public.search_people($1) as person
         join lateral public.addresses_of_people(array[person.user_id]) as users on true order by 1`,
        [search],
      )
    ).map(({ email }) => email);

  test('finds name, address and club, whatever the case, and treats no letter as a wildcard', async () => {
    expect(await found(firm, ' STAFF@ ')).toEqual(['staff@lakeside.test', 'staff@pinehollow.test']);
    expect(await found(firm, 'jordan bl')).toEqual(['staff@pinehollow.test']);
    expect(await found(firm, 'lakeside')).toEqual(
      expect.arrayContaining(['admin@lakeside.test', 'staff@lakeside.test']),
    );
    expect(await found(firm, '%')).toEqual([]);
    expect(await found(firm, '_____')).toEqual([]);
  });

  test('searches their own club for its administrator, everyone for the firm, no one for other people', async () => {
    const all = await found(firm, '');
    expect(all).toEqual(
      expect.arrayContaining(['firm@clubcrew.test', 'newclient@clubcrew.test', 'staff@lakeside.test']),
    );
    const pine = await found(pineAdmin, '');
    expect(pine).toEqual([
      'admin@pinehollow.test',
      'board@pinehollow.test',
      'manager@pinehollow.test',
      'staff@pinehollow.test',
    ]);
    expect(await found(pineAdmin, 'lakeside')).toEqual([]);
    for (const caller of [pineManager, pineStaff, newClient]) expect(await found(caller, '')).toEqual([]);
    expect(await database.as(visitor, `select * from public.search_people('')`)).toMatchObject({ code: '42501' });
  });

  test('shows no address of another club, in any search', async () => {
    const ids = [pineStaff.userId, lakeStaff.userId, firm.userId];
    const addresses = (caller: Caller) =>
      readAs(database, caller, 'select email from public.addresses_of_people($1::uuid[]) order by 1', [ids]);
    expect(await addresses(pineAdmin)).toEqual([{ email: 'staff@pinehollow.test' }]);
    expect(await addresses(pineManager)).toEqual([]);
    expect(await addresses(firm)).toHaveLength(3);
  });
});

describe('the queue of emails', () => {
  beforeEach(() => forgetNews(database));

  async function queue(who: { userId: string | null }, columns: Record<string, unknown> = {}): Promise<string> {
    const [row] = await database.owner(
      `insert into app.notification_mails (user_id, club_id, kind, title, is_digest, due_at, attempts, failure)
       select user_id, club_id, 'schedule_changes', 'Private words', false, now(), $2, $3
       from public.profiles where user_id = $1 returning id`,
      [who.userId, columns.attempts ?? 0, columns.failure ?? null],
    );
    return String(row?.id);
  }
  const shown = (caller: Caller, state: string | null = null) =>
    readAs(database, caller, 'select * from public.mail_queue($1)', [state]);
  const failed = { attempts: 5, failure: 'The email provider answered 550' };
  const stateOf = (id: string) =>
    database.owner('select attempts, due_at <= now() as due, sent_at from app.notification_mails where id = $1', [id]);

  test('shows an administrator the emails of their club, the firm all, and no one their text', async () => {
    await queue(pineStaff);
    await queue(lakeStaff, failed);
    await queue(firm);
    const [mail, ...more] = await shown(pineAdmin);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ email: 'staff@pinehollow.test', kind: 'schedule_changes', state: 'waiting' });
    expect(JSON.stringify(mail)).not.toContain('Private words');
    expect(await shown(firm)).toHaveLength(3);
    expect(await shown(firm, 'failed')).toMatchObject([
      { email: 'staff@lakeside.test', failure: 'The email provider answered 550', attempts: 5 },
    ]);
    for (const caller of [pineManager, pineStaff, newClient]) expect(await shown(caller)).toEqual([]);
    expect(await database.as(visitor, 'select * from public.mail_queue()')).toMatchObject({ code: '42501' });
  });

  test('is counted by state, and comes in pages', async () => {
    await queue(pineStaff);
    await queue(pineManager, failed);
    const sending = await queue(pineStaff);
    await readAs(database, service, 'select * from public.claim_notification_mail()');
    const counts = await readAs(database, pineAdmin, 'select * from public.mail_counts() order by state');
    expect(counts).toEqual([
      { state: 'failed', mails: 1 },
      { state: 'sending', mails: 1 },
      { state: 'waiting', mails: 1 },
    ]);
    expect(await readAs(database, lakeAdmin, 'select * from public.mail_counts()')).toEqual([]);
    const pages = [];
    for (const offset of [0, 2]) {
      pages.push(...(await readAs(database, pineAdmin, 'select id from public.mail_queue(null, $1, 2)', [offset])));
    }
    expect(new Set(pages.map(({ id }) => id)).size).toBe(3);
    expect(pages.map(({ id }) => id)).toContain(sending);
  });

  test('retries a failed email for an administrator of its club', async () => {
    const id = await queue(pineStaff, failed);
    const resend = (caller: Caller) => database.as(caller, 'select public.resend_mail($1)', [id]);
    for (const caller of [lakeAdmin, pineManager, pineStaff]) {
      expect(await resend(caller)).toMatchObject({ kind: 'refused', code: 'PT404' });
    }
    expect(await stateOf(id)).toMatchObject([{ attempts: 5 }]);
    expect(await resend(pineAdmin)).toMatchObject({ kind: 'done' });
    expect(await stateOf(id)).toEqual([{ attempts: 0, due: true, sent_at: null }]);
    expect(await resend(pineAdmin)).toMatchObject({ kind: 'refused', code: 'PT409' });
  });

  test('sends an administrator five test emails an hour to their own address, and no one else any', async () => {
    const test = (caller: Caller) => database.as(caller, 'select public.send_test_mail()');
    for (let time = 0; time < 5; time += 1) expect(await test(pineAdmin)).toMatchObject({ kind: 'done' });
    expect(await test(pineAdmin)).toMatchObject({ kind: 'refused', code: 'PT429' });
    expect(await test(firm)).toMatchObject({ kind: 'done' });
    for (const caller of [pineManager, pineStaff, newClient]) {
      expect(await test(caller)).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(
      await database.owner(
        'select user_id, club_id, count(*)::integer as mails from app.notification_mails group by 1, 2 order by mails',
      ),
    ).toEqual([
      { user_id: firm.userId, club_id: null, mails: 1 },
      { user_id: pineAdmin.userId, club_id: PINE_HOLLOW, mails: 5 },
    ]);
  });
});

test('shows only the firm who its first administrator is', async () => {
  const read = (caller: Caller) => database.as(caller, 'select * from public.first_administrator()');
  expect(await read(firm)).toMatchObject({ rows: [{ email: 'firm@clubcrew.test', has_account: true }] });
  for (const caller of [pineAdmin, pineStaff]) expect(await read(caller)).toMatchObject({ code: '42501' });
  await database.owner(`update app.settings set value = 'new@clubcrew.test'`);
  expect(await read(firm)).toMatchObject({ rows: [{ email: 'new@clubcrew.test', has_account: false }] });
});

test('lets a holder of the secret key name the first administrator, and no session', async () => {
  const name = (caller: Caller, email: string | null) =>
    database.as(caller, 'select public.set_first_administrator($1) as becomes_super_admin', [email]);
  const configured = () => database.owner('select value from app.settings');
  for (const caller of [visitor, firm, pineAdmin]) {
    expect(await name(caller, 'mallory@example.com')).toMatchObject({ kind: 'refused', code: '42501' });
  }
  for (const wrong of ['nobody', 'a b@example.com', '', null, `${'a'.repeat(250)}@b.test`]) {
    expect(await name(service, wrong)).toMatchObject({ message: 'An email address looks like name@example.com.' });
  }
  expect(await configured()).toEqual([{ value: 'firm@clubcrew.test' }]);

  expect(await name(service, ' New@ClubCrew.test ')).toMatchObject({ rows: [{ becomes_super_admin: false }] });
  expect(await configured()).toEqual([{ value: 'new@clubcrew.test' }]);
  // A person who was it before is still of the firm, and comes in.
  const mayComeIn = () => readAs(database, visitor, `select public.is_invited('firm@clubcrew.test') as may`);
  expect(await mayComeIn()).toEqual([{ may: true }]);
  await database.owner(`update public.profiles set role = 'super_admin' where user_id = $1`, [newClient.userId]);
  await database.owner(`update public.profiles set role = 'user' where user_id = $1`, [firm.userId]);
  // And once they are not, they come in as everyone else who was, until that is revoked.
  expect(await mayComeIn()).toEqual([{ may: true }]);
  await database.owner(`update public.invitations set revoked_at = now() where email = 'firm@clubcrew.test'`);
  expect(await mayComeIn()).toEqual([{ may: false }]);
});
