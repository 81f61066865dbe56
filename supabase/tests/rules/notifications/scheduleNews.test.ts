import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../support/people';
import { giveAccount } from '../scheduling/giveAccount';
import { plannedShift, staffId } from '../scheduling/planShift';
import { forgetNews, mailsOf, newsOf, whoWasTold } from './news';

const database = databaseOfEachTest();
beforeEach(async () => {
  await giveAccount(database, 'Avery Collins', AVERY_ACCOUNT);
  await forgetNews(database);
});

const { pineManager, pineAdmin, pineStaff, lakeAdmin, lakeStaff } = people;
const AVERY_ACCOUNT = 'b0000000-0000-4000-8000-000000000001';
// Saturday, May 3, 10 AM to 4 PM; the club's now is Thursday, May 1, 9 AM.
const JORDANS_SATURDAY = '10000007-0000-4000-8000-000000000073';
const JORDANS_TUESDAY = '10000007-0000-4000-8000-000000000025';
const SATURDAY = 'Saturday, May 3, 10:00 AM to 4:00 PM';

const publish = (day: string, caller: Caller = pineManager) =>
  database.as(caller, `select shift_id from public.publish_shifts($1)`, [day]);

async function change(set: string, shift = JORDANS_SATURDAY): Promise<void> {
  const outcome = await database.as(
    pineManager,
    `update public.shifts set ${set}, override_reason = 'Agreed' where id = $1`,
    [shift],
  );
  expect(outcome).toMatchObject({ kind: 'done', affected: 1 });
}

describe('publishing', () => {
  const draft = (person: string | null, day: string) =>
    plannedShift(database, { person, from: `${day} 10:00`, to: `${day} 16:00`, reason: 'Agreed' });

  test('tells the person who has a shift, once, and no one a second time', async () => {
    await draft('Jordan Blake', '2025-05-19');
    await draft('Jordan Blake', '2025-05-20');
    await draft('Avery Collins', '2025-05-21');
    await draft(null, '2025-05-21');
    expect(await whoWasTold(database)).toEqual([]);

    expect(await publish('2025-05-19')).toMatchObject({ kind: 'done' });
    expect(await newsOf(database, pineStaff.userId)).toEqual([
      {
        kind: 'schedule_changes',
        title: 'Your schedule is published: 2 shifts from Monday, May 19',
        body:
          'Published: Monday, May 19, 10:00 AM to 4:00 PM, Lifeguard\n' +
          'Published: Tuesday, May 20, 10:00 AM to 4:00 PM, Lifeguard',
        link: '/scheduling',
      },
    ]);
    expect(await newsOf(database, AVERY_ACCOUNT)).toMatchObject([
      { title: 'Your shift is published: Wednesday, May 21, 10:00 AM to 4:00 PM', body: 'Lifeguard' },
    ]);
    expect(await mailsOf(database, pineStaff.userId)).toMatchObject([
      { title: 'Your schedule is published: 2 shifts from Monday, May 19', is_digest: false, club_id: PINE_HOLLOW },
    ]);

    expect(await publish('2025-05-19')).toMatchObject({ kind: 'done', rows: [] });
    await database.as(pineManager, `update public.shifts set status = 'published' where status = 'published'`);
    expect(await whoWasTold(database)).toEqual([pineStaff.userId, AVERY_ACCOUNT]);
  });

  test('tells no one about a refused week', async () => {
    await draft('Jordan Blake', '2025-05-20');
    await database.owner(`update public.staff_certifications set expiry_date = '2025-05-03' where staff_id = $1`, [
      staffId('Jordan Blake'),
    ]);
    expect(await publish('2025-05-20')).toMatchObject({ kind: 'refused', code: '23514' });
    expect(await whoWasTold(database)).toEqual([]);
  });
});

test.each<[string, string, string, string]>([
  [
    'moved',
    `starts_at = starts_at + interval '1 hour', location = 'Diving well'`,
    'Shift moved: Saturday, May 3, 11:00 AM to 4:00 PM',
    `Lifeguard, Diving well\nBefore: ${SATURDAY}, Main pool`,
  ],
  ['cancelled', `status = 'cancelled'`, `Shift canceled: ${SATURDAY}`, 'Lifeguard, Main pool'],
  ['opened', `staff_id = null`, `Shift no longer yours: ${SATURDAY}`, 'Lifeguard, Main pool'],
  [
    'a draft again',
    `status = 'draft'`,
    `Your shift is a draft again: ${SATURDAY}`,
    'Lifeguard, Main pool\nThis can still change. You are told when it is published again.',
  ],
])('tells the person about a published shift that is %s', async (_what, set, title, body) => {
  await change(set);
  expect(await newsOf(database, pineStaff.userId)).toEqual([
    { kind: 'schedule_changes', title, body, link: '/scheduling' },
  ]);
  expect(await whoWasTold(database)).toEqual([pineStaff.userId]);
});

test('tells both people about a shift that moves from one to the other, once each', async () => {
  await database.owner(
    `update public.shifts set status = 'cancelled' where staff_id = $1 and starts_at::date = '2025-05-03'`,
    [staffId('Avery Collins')],
  );
  await forgetNews(database);
  await change(`staff_id = '${staffId('Avery Collins')}', location = 'Lap pool'`);
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([{ title: `Shift no longer yours: ${SATURDAY}` }]);
  expect(await newsOf(database, AVERY_ACCOUNT)).toMatchObject([{ title: `New shift: ${SATURDAY}` }]);
  expect(await whoWasTold(database)).toEqual([pineStaff.userId, AVERY_ACCOUNT]);
});

test('names a shift added as published new, and a canceled one that returns no longer canceled', async () => {
  await plannedShift(database, {
    person: 'Jordan Blake',
    from: '2025-05-20 10:00',
    to: '2025-05-20 16:00',
    status: 'published',
  });
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    { title: 'New shift: Tuesday, May 20, 10:00 AM to 4:00 PM' },
  ]);
  await change(`status = 'cancelled'`);
  await forgetNews(database);
  await change(`status = 'published'`);
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([{ title: `Shift no longer canceled: ${SATURDAY}` }]);
});

test('sends one notification when one statement changes many shifts, and names the first ten', async () => {
  await database.owner(
    `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at, override_reason)
     select $1, $2, 'Lifeguard', day + interval '14 hours', day + interval '15 hours', 'Agreed'
     from generate_series('2025-06-01'::timestamptz, '2025-06-12', interval '1 day') as day`,
    [PINE_HOLLOW, staffId('Jordan Blake')],
  );
  await database.as(
    pineManager,
    `update public.shifts set status = 'published' where status = 'draft'
    and starts_at > '2025-06-01'`,
  );
  const [news, ...more] = await newsOf(database, pineStaff.userId);
  expect(more).toEqual([]);
  expect(news?.title).toBe('Your schedule is published: 12 shifts from Sunday, June 1');
  expect(String(news?.body).split('\n')).toHaveLength(11);
  expect(news?.body).toMatch(/\nAnd 2 more\.$/);

  await forgetNews(database);
  await database.as(
    pineManager,
    `update public.shifts set override_reason = 'Storm', status = case when starts_at > '2025-06-02' then 'cancelled' else status end,
       ends_at = ends_at + interval '30 minutes'
     where starts_at between '2025-06-01' and '2025-06-04'`,
  );
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    {
      title: '3 of your shifts have changed, the first on Sunday, June 1',
      body: expect.stringMatching(/^Moved: Sunday, .*\nCanceled: Monday, .*\nCanceled: Tuesday, [^\n]*$/),
    },
  ]);
});

test('tells no one about drafts, past shifts, and changes that do not affect the person', async () => {
  const draft = await plannedShift(database, {
    person: 'Jordan Blake',
    from: '2025-05-20 10:00',
    to: '2025-05-20 16:00',
  });
  await change(`starts_at = starts_at + interval '1 hour'`, draft);
  await change(`staff_id = null`, draft);
  await database.as(pineManager, `delete from public.shifts where id = $1`, [draft]);
  await change(`ends_at = ends_at + interval '15 minutes'`, JORDANS_TUESDAY);
  await change(`needs_cover = true, notes = 'Bring a hat', break_minutes = 15`);
  await database.as(pineAdmin, `update public.job_role_definitions set title = 'Pool Guard' where title = 'Lifeguard'`);
  expect(await whoWasTold(database)).toEqual([]);
  expect(await database.owner('select * from app.notification_mails')).toEqual([]);
});

test('does not tell people who change the schedule about their own shifts', async () => {
  await plannedShift(database, {
    person: 'Elena Ruiz',
    from: '2025-05-20 10:00',
    to: '2025-05-20 16:00',
    status: 'published',
  });
  expect(await whoWasTold(database)).toEqual([]);
  await database.as(pineAdmin, `update public.shifts set status = 'cancelled' where staff_id = $1 and starts_at > $2`, [
    staffId('Elena Ruiz'),
    '2025-05-20',
  ]);
  expect(await whoWasTold(database)).toEqual([pineManager.userId]);
});

test("tells another club nothing, and shows no one another person's news", async () => {
  await database.as(
    lakeAdmin,
    `update public.shifts set status = 'cancelled', override_reason = 'Rain' where starts_at > now() + interval '1 day'`,
  );
  // Of their own shifts, and of one that was offered to them.
  expect(await whoWasTold(database)).toEqual([lakeStaff.userId, lakeStaff.userId]);
  for (const other of [pineAdmin, pineStaff, lakeAdmin, people.firm]) {
    expect(await database.as(other, 'select title from public.notifications')).toMatchObject({ rows: [] });
  }
  expect(await database.as(lakeStaff, 'select link from public.notifications')).toMatchObject({
    rows: [{ link: '/scheduling' }, { link: '/scheduling' }],
  });
});
