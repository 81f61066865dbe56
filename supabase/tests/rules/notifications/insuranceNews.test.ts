import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, service } from '../support/people';
import { readAs } from '../support/readAs';
import { forgetNews, mailsOf, newsOf, whoWasTold } from './news';

const database = databaseOfEachTest();
beforeEach(async () => {
  await database.owner('delete from public.staff_certifications');
  await database.owner('update public.vendors set insurance_expires_on = null');
  await database.owner('delete from public.notification_preferences');
  await forgetNews(database);
});

const { pineAdmin, pineManager } = people;
const LINK = '/operations?tab=vendors&visits=insurance';

/** What the function on the clock does, as if an hour had gone by. */
async function sweep(today = '2025-05-01'): Promise<number> {
  await database.owner(`update public.clubs set clock_override = $1::timestamptz where id = $2`, [
    `${today} 12:00+00`,
    PINE_HOLLOW,
  ]);
  await database.owner(`update app.certification_sweeps set swept_at = now() - interval '1 hour'`);
  const [row] = await readAs(database, service, 'select public.tell_of_expiring_certifications() as told');
  return Number(row?.told);
}

const insure = (name: string, until: string) =>
  database.owner(`update public.vendors set insurance_expires_on = $2 where name = $1 and club_id = $3`, [
    name,
    until,
    PINE_HOLLOW,
  ]);

test('tells managers and admins once ahead and once after it has expired, however often it is checked', async () => {
  await insure('Blue Ridge Pool Service', '2025-05-02');
  expect(await sweep()).toBe(2);
  expect((await whoWasTold(database)).sort()).toEqual([pineAdmin.userId, pineManager.userId].sort());
  expect(await newsOf(database, pineManager.userId)).toEqual([
    {
      kind: 'email_notifications',
      title: 'The insurance of Blue Ridge Pool Service expires on Friday, May 2, 2025',
      body: 'Ask for a new certificate before it ends.',
      link: LINK,
    },
  ]);
  expect(await mailsOf(database, pineManager.userId)).toHaveLength(1);
  // It is valid on its last day.
  expect(await sweep('2025-05-02')).toBe(0);
  expect(await sweep('2025-05-03')).toBe(2);
  expect(await sweep('2025-05-04')).toBe(0);
  expect((await newsOf(database, pineAdmin.userId))[0]).toMatchObject({
    title: 'The insurance of Blue Ridge Pool Service expired on Friday, May 2, 2025',
    body: 'Ask for a new certificate before they work at the club again.',
  });
  // A new certificate has another end.
  await insure('Blue Ridge Pool Service', '2025-05-20');
  expect(await sweep('2025-05-04')).toBe(2);
});

test('lists several in one notification, and leaves out what lasts or is long over', async () => {
  await insure('Blue Ridge Pool Service', '2025-05-20');
  await insure('Carolina Court Surfaces', '2025-05-10');
  await insure('Piedmont Grounds', '2025-04-10');
  await insure('Guilford Fire & Safety', '2025-09-30');
  expect(await sweep()).toBe(2);
  expect(await newsOf(database, pineManager.userId)).toMatchObject([
    {
      title: '2 certificates of insurance expire soon',
      body: [
        'Carolina Court Surfaces, Saturday, May 10, 2025',
        'Blue Ridge Pool Service, Tuesday, May 20, 2025',
        'Ask for a new certificate before it ends.',
      ].join('\n'),
    },
  ]);
});

test('tells each person as many days ahead as they chose, and no one who turned it off', async () => {
  await insure('Blue Ridge Pool Service', '2025-05-11');
  const prefer = (userId: string, channel: string, leadDays: number) =>
    database.owner(
      `insert into public.notification_preferences (user_id, kind, channel, lead_days)
       values ($1, 'email_notifications', $2, $3)`,
      [userId, channel, leadDays],
    );
  await prefer(pineManager.userId, 'both', 7);
  await prefer(pineAdmin.userId, 'none', 30);
  expect(await sweep()).toBe(0);
  expect(await sweep('2025-05-04')).toBe(1);
  expect(await whoWasTold(database)).toEqual([pineManager.userId]);
});

test('tells nothing in a club without Operations', async () => {
  await insure('Blue Ridge Pool Service', '2025-05-02');
  await database.owner(`delete from public.club_modules where club_id = $1 and module_id = 'operations'`, [
    PINE_HOLLOW,
  ]);
  expect(await sweep()).toBe(0);
});
