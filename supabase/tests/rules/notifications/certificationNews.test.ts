import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Person } from '../support/people';
import { readAs } from '../support/readAs';
import { staffId } from '../scheduling/planShift';
import { forgetNews, mailsOf, newsOf, whoWasTold } from './news';

const database = databaseOfEachTest();
beforeEach(async () => {
  await database.owner('delete from public.staff_certifications');
  await database.owner('update public.vendors set insurance_expires_on = null');
  await database.owner('delete from public.notification_preferences');
  await forgetNews(database);
});

const { pineAdmin, pineManager, pineStaff, lakeAdmin, lakeStaff } = people;
const JORDAN = staffId('Jordan Blake');

/** What the function on the clock does, as if an hour had gone by. The club's today is May 1 unless told. */
async function sweep(today = '2025-05-01'): Promise<number> {
  await database.owner(`update public.clubs set clock_override = $1::timestamptz where id = $2`, [
    `${today} 12:00+00`,
    PINE_HOLLOW,
  ]);
  await database.owner(`update app.certification_sweeps set swept_at = now() - interval '1 hour'`);
  return sweepAgain();
}
async function sweepAgain(): Promise<number> {
  const [row] = await readAs(database, service, 'select public.tell_of_expiring_certifications() as told');
  return Number(row?.told);
}

async function certification(expires: string, name = 'Lifeguarding', staff = JORDAN): Promise<void> {
  await database.owner(
    `insert into public.staff_certifications (club_id, staff_id, certification_name, expiry_date)
     select club_id, id, $1, $2 from public.staff_members where id = $3`,
    [name, expires, staff],
  );
}

const prefer = (person: Person, kind: string, choice: { channel?: string; leadDays?: number }) =>
  database.as(person, `insert into public.notification_preferences (kind, channel, lead_days) values ($1, $2, $3)`, [
    kind,
    choice.channel ?? 'both',
    choice.leadDays ?? 30,
  ]);

test("tells the person to act, and the club's managers and admins about their team", async () => {
  await certification('2025-05-31');
  expect(await sweep()).toBe(3);
  expect(await newsOf(database, pineStaff.userId)).toEqual([
    {
      kind: 'email_notifications',
      title: 'Your Lifeguarding expires on Saturday, May 31, 2025',
      body: 'Renew it before it ends and upload the new one.',
      link: `/staff?open=${JORDAN}`,
    },
  ]);
  for (const { userId } of [pineManager, pineAdmin]) {
    expect(await newsOf(database, userId)).toEqual([
      {
        kind: 'staff_updates',
        title: 'Jordan Blake: Lifeguarding expires on Saturday, May 31, 2025',
        body: null,
        link: '/staff?certification=expiring',
      },
    ]);
    expect(await mailsOf(database, userId)).toHaveLength(1);
  }
  expect(await whoWasTold(database)).toHaveLength(3);
});

test('tells each person once ahead and once after it has expired, however often it is checked', async () => {
  await certification('2025-05-20');
  await sweep();
  expect(await sweep()).toBe(0);
  expect(await sweep('2025-05-20')).toBe(0);
  expect(await sweep('2025-05-21')).toBe(3);
  expect(await sweep('2025-05-22')).toBe(0);
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    {
      title: 'Your Lifeguarding expired on Tuesday, May 20, 2025',
      body: 'Shifts that require it can no longer be given to you. Renew it and upload the new one.',
    },
    { title: 'Your Lifeguarding expires on Tuesday, May 20, 2025' },
  ]);
});

test('tells each person as many days ahead as they chose', async () => {
  await certification('2025-06-30');
  await prefer(pineStaff, 'email_notifications', { leadDays: 60 });
  await prefer(pineManager, 'staff_updates', { leadDays: 0 });
  expect(await sweep('2025-04-30')).toBe(0);
  expect(await sweep('2025-05-01')).toBe(1);
  expect(await whoWasTold(database)).toEqual([pineStaff.userId]);
  expect(await sweep('2025-05-31')).toBe(1);
  expect(await newsOf(database, pineAdmin.userId)).toHaveLength(1);
  expect(await sweep('2025-06-29')).toBe(0);
  expect(await sweep('2025-06-30')).toBe(1);
  expect(await newsOf(database, pineManager.userId)).toHaveLength(1);
});

test('tells nothing to a person who turned it off, and tells them once they turn it on', async () => {
  await certification('2025-05-20');
  await prefer(pineStaff, 'email_notifications', { channel: 'none' });
  await prefer(pineAdmin, 'staff_updates', { channel: 'email' });
  await prefer(pineManager, 'staff_updates', { channel: 'in_app' });
  expect(await sweep()).toBe(2);
  expect(await whoWasTold(database)).toEqual([pineManager.userId]);
  expect(await mailsOf(database, pineAdmin.userId)).toHaveLength(1);
  expect(await mailsOf(database, pineManager.userId)).toEqual([]);
  await database.as(pineStaff, `update public.notification_preferences set channel = 'both'`);
  expect(await sweep()).toBe(1);
  expect(await newsOf(database, pineStaff.userId)).toHaveLength(1);
});

test('makes one notification of many, with the first ten, the earliest first', async () => {
  await certification('2025-05-10', 'First Aid');
  await certification('2025-05-09', 'CPR/AED');
  for (const [index, name] of ['Avery Collins', 'Frank Delgado', 'Grace Okonkwo'].entries()) {
    for (const kind of ['A', 'B', 'C']) await certification(`2025-05-2${index}`, kind, staffId(name));
  }
  expect(await sweep()).toBe(3);
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    {
      title: '2 certifications expire soon',
      body:
        'Your CPR/AED, Friday, May 9, 2025\nYour First Aid, Saturday, May 10, 2025\n' +
        'Renew it before it ends and upload the new one.',
    },
  ]);
  const [news] = await newsOf(database, pineManager.userId);
  expect(news?.title).toBe('11 certifications expire soon');
  expect(String(news?.body).split('\n')).toHaveLength(11);
  expect(news?.body).toMatch(/^Jordan Blake: CPR\/AED, Friday, May 9, 2025\n.*\nAnd 1 more\.$/s);
});

test('has no news about a certification that was renewed, expired long ago, or belongs to an inactive person', async () => {
  await certification('2025-05-20');
  await certification('2027-05-20');
  await certification('2025-04-16', 'First Aid');
  await certification('2025-05-20', 'CPR/AED', staffId('Avery Collins'));
  await database.owner(`update public.staff_members set status = 'Inactive' where id = $1`, [staffId('Avery Collins')]);
  expect(await sweep()).toBe(0);
  expect(await whoWasTold(database)).toEqual([]);
});

test('tells people again when the expiry date changes', async () => {
  await certification('2025-05-20');
  await sweep();
  await database.owner(`update public.staff_certifications set expiry_date = '2025-05-25'`);
  expect(await sweep()).toBe(3);
  expect(await newsOf(database, pineStaff.userId)).toHaveLength(2);
});

test('tells each club about its own people, by its own clock', async () => {
  const [today] = await database.owner(`select app.club_today($1)::text as day`, [LAKESIDE]);
  await certification(String(today?.day), 'Food Handler', '20000005-0000-4000-8000-000000000001');
  await certification('2025-05-20');
  expect(await sweep()).toBe(5);
  expect(await whoWasTold(database)).toEqual(
    [pineAdmin, pineManager, pineStaff, lakeAdmin, lakeStaff].map(({ userId }) => userId),
  );
  expect(await newsOf(database, lakeAdmin.userId)).toMatchObject([
    { title: expect.stringMatching(/^Sam Okafor: Food Handler expires on /) },
  ]);
});

test('checks a club once an hour', async () => {
  expect(await sweep()).toBe(0);
  await certification('2025-05-20');
  expect(await sweepAgain()).toBe(0);
  expect(await sweep()).toBe(3);
});
