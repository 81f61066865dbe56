import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { forgetNews } from './news';

const database = databaseOfEachTest();
beforeEach(async () => {
  await forgetNews(database);
});

const { pineAdmin, pineManager, pineStaff, lakeStaff, firm } = people;
const JORDAN_MAIL = 'staff@pinehollow.test';

interface Waiting {
  userId?: string;
  title?: string;
  kind?: string;
  isDigest?: boolean;
  /** When it is due, from now on. */
  due?: string;
}

async function queue({ userId, title, kind, isDigest, due }: Waiting = {}): Promise<string> {
  const [row] = await database.owner(
    `insert into app.notification_mails (user_id, club_id, kind, title, is_digest, due_at)
     select $1, club_id, $2, $3, $4, now() + $5::interval from public.profiles where user_id = $1 returning id`,
    [
      userId ?? pineStaff.userId,
      kind ?? 'schedule_changes',
      title ?? 'New shift',
      isDigest ?? false,
      due ?? '-1 minute',
    ],
  );
  return String(row?.id);
}
const claim = () => readAs(database, service, 'select * from public.claim_notification_mail()');
const settle = (token: unknown, failure: string | null = null) =>
  readAs(database, service, 'select public.settle_notification_mail($1, $2) as settled', [token, failure]);
const tidy = async () => (await readAs(database, service, 'select public.tidy_notification_mails() as lost'))[0]?.lost;
const state = (id: string) =>
  database.owner(
    `select attempts, claim is not null as claimed, sent_at is not null as sent, failure,
       extract(epoch from due_at - now())::integer / 60 as minutes
     from app.notification_mails where id = $1`,
    [id],
  );

test('claims and settles an email only once', async () => {
  const id = await queue();
  const [mail, ...more] = await claim();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    email: JORDAN_MAIL,
    club_name: 'Pine Hollow Swim & Tennis Club',
    is_digest: false,
    kind: 'schedule_changes',
    title: 'New shift',
  });
  expect(await claim()).toEqual([]);
  expect(await settle(mail?.claim)).toEqual([{ settled: true }]);
  expect(await settle(mail?.claim, 'A late worker')).toEqual([{ settled: false }]);
  expect(await claim()).toEqual([]);
  expect(await state(id)).toMatchObject([{ attempts: 1, claimed: false, sent: true, failure: null }]);
});

test('leaves an email that is not due', async () => {
  await queue({ due: '1 minute' });
  expect(await claim()).toEqual([]);
});

test("makes one email of a person's digest, by kind, without other people's rows or immediate ones", async () => {
  await queue({ title: 'Second', isDigest: true, kind: 'staff_updates', due: '-1 minute' });
  await queue({ title: 'First', isDigest: true, kind: 'schedule_changes', due: '-2 minutes' });
  await queue({ title: 'Tomorrow', isDigest: true, due: '1 day' });
  await queue({ title: 'Alone', due: '-30 seconds' });
  await queue({ title: 'Elena', isDigest: true, userId: pineManager.userId, due: '-20 seconds' });
  const digest = await claim();
  expect(digest.map(({ title, is_digest: isDigest, email }) => [title, isDigest, email])).toEqual([
    ['First', true, JORDAN_MAIL],
    ['Second', true, JORDAN_MAIL],
  ]);
  expect(new Set(digest.map(({ claim: token }) => token)).size).toBe(1);
  expect(await claim()).toMatchObject([{ title: 'Alone', is_digest: false }]);
  expect(await claim()).toMatchObject([{ title: 'Elena', email: 'manager@pinehollow.test' }]);
  expect(await claim()).toEqual([]);
  await settle(digest[0]?.claim);
  expect(
    await database.owner(`select title from app.notification_mails where sent_at is not null order by title`),
  ).toEqual([{ title: 'First' }, { title: 'Second' }]);
});

test('retries a refused email five times, at growing intervals', async () => {
  const id = await queue();
  for (const [attempts, minutes] of [
    [1, 1],
    [2, 5],
    [3, 25],
    [4, 125],
    [5, 625],
  ]) {
    const [mail] = await claim();
    await settle(mail?.claim, 'The email provider answered 503');
    expect(await claim()).toEqual([]);
    expect(await state(id)).toEqual([
      { attempts, claimed: false, sent: false, failure: 'The email provider answered 503', minutes },
    ]);
    await database.owner(`update app.notification_mails set due_at = now()`);
  }
  expect(await claim()).toEqual([]);
});

test('gives up an email whose worker fell silent, because it may have been sent', async () => {
  const id = await queue();
  await claim();
  expect(await tidy()).toBe(0);
  await database.owner(`update app.notification_mails set claimed_at = now() - interval '11 minutes'`);
  expect(await tidy()).toBe(1);
  expect(await claim()).toEqual([]);
  expect(await state(id)).toMatchObject([
    { claimed: false, sent: false, failure: 'It is not known whether it was sent: its worker stopped.' },
  ]);
});

test.each([
  ['has left the club', `update public.profiles set club_id = null where user_id = $1`],
  ['belongs to another club', `update public.profiles set club_id = '${people.lakeAdmin.clubId}' where user_id = $1`],
  ['has no proven address', `update auth.users set email_confirmed_at = null where id = $1`],
  ['has no address', `update auth.users set email = null where id = $1`],
  ['is kept out', `update auth.users set banned_until = now() + interval '1 year' where id = $1`],
  ['is deleted', `update auth.users set deleted_at = now() where id = $1`],
])('emails nothing to a person who %s, and emails the next one', async (_what, sql) => {
  await queue({ due: '-5 minutes' });
  await queue({ due: '-4 minutes', isDigest: true });
  await queue({ userId: lakeStaff.userId, title: 'Carts' });
  await database.owner(sql, [pineStaff.userId]);
  expect(await claim()).toMatchObject([{ title: 'Carts', email: 'staff@lakeside.test' }]);
  expect(
    await database.owner('select count(*)::integer as rows from app.notification_mails where user_id = $1', [
      pineStaff.userId,
    ]),
  ).toEqual([{ rows: 0 }]);
});

test('deletes emails older than 30 days, sent or not', async () => {
  const old = await queue({ title: 'Old' });
  const recent = await queue({ title: 'Recent' });
  await queue({ title: 'Never sent' });
  await database.owner(`update app.notification_mails set sent_at = now() - interval '31 days' where id = $1`, [old]);
  await database.owner(`update app.notification_mails set sent_at = now() - interval '29 days' where id = $1`, [
    recent,
  ]);
  await database.owner(
    `update app.notification_mails set created_at = now() - interval '31 days' where title = 'Never sent'`,
  );
  await tidy();
  expect(await database.owner('select title from app.notification_mails')).toEqual([{ title: 'Recent' }]);
});

test('lets only the platform claim, settle or clean up, and no one read the queue', async () => {
  const id = await queue();
  const before = await state(id);
  const callers: Caller[] = [people.visitor, pineStaff, pineManager, pineAdmin, firm];
  for (const caller of callers) {
    for (const sql of [
      'select * from public.claim_notification_mail()',
      `select public.settle_notification_mail('${PINE_HOLLOW}', null)`,
      'select public.tidy_notification_mails()',
      'select public.tell_of_expiring_certifications()',
      'select * from app.notification_mails',
      'select app.tell(null)',
      `select app.notify('${pineStaff.userId}', 'staff_updates', 'Hello')`,
    ]) {
      expect({ sql, ...(await database.as(caller, sql)) }).toMatchObject({ sql, kind: 'refused', code: '42501' });
    }
  }
  expect(await state(id)).toEqual(before);
});
