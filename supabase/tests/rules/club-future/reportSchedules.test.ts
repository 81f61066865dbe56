import { sampleId } from '@platform/sample-club';
import { forgetNews, mailsOf, newsOf, whoWasTold } from '../notifications/news';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { firm, pineAdmin, pineManager, pineBoard, pineStaff, lakeAdmin, visitor } = people;
const PAY_BY_ROLE = sampleId('savedReport', 1);
const PROJECTS = sampleId('savedReport', 2);
const OF_STAFF = sampleId('savedReport', 3);

interface Scheduled {
  by?: Caller;
  report?: string;
  every?: string;
  on?: string;
  to?: (string | null)[];
}
const schedule = ({ by = pineManager, report = PROJECTS, every = 'week', on = '2025-05-05', to }: Scheduled = {}) =>
  database.as(by, `select public.schedule_report($1, $2, $3, $4)`, [
    report,
    every,
    on,
    to ?? [pineManager.userId, pineBoard.userId],
  ]);
const nextOf = async (report = PROJECTS) =>
  (
    await database.owner(`select every, next_on::text as on from public.report_schedules where report_id = $1`, [
      report,
    ])
  )[0];
const mailDue = async () => (await readAs(database, service, 'select public.mail_due_reports() as told'))[0]?.told;
const setClock = (moment: string) =>
  database.owner(`update public.clubs set clock_override = $1 where id = $2`, [moment, PINE_HOLLOW]);

describe('the emails of a report', () => {
  beforeEach(async () => {
    await database.owner('delete from public.report_schedules');
    await forgetNews(database);
  });

  test('go out once, at seven in the morning of the club, and then a week later', async () => {
    expect(await schedule()).toMatchObject({ kind: 'done' });
    await setClock('2025-05-05T06:59:00-04:00');
    expect(await mailDue()).toBe(0);
    await setClock('2025-05-05T07:00:00-04:00');
    expect(await mailDue()).toBe(2);
    expect(await mailDue()).toBe(0);
    expect(await whoWasTold(database)).toEqual([pineManager.userId, pineBoard.userId].sort());
    expect(await newsOf(database, pineBoard.userId)).toEqual([
      {
        kind: 'email_notifications',
        title: 'Report: Projects over $10,000',
        body: 'Weekly report from Elena Ruiz. It shows the figures of the moment when you open it.',
        link: `/club-future?tab=reports&report=${PROJECTS}`,
      },
    ]);
    expect(await mailsOf(database, pineBoard.userId)).toMatchObject([{ title: 'Report: Projects over $10,000' }]);
    expect(await nextOf()).toEqual({ every: 'week', on: '2025-05-12' });
  });

  test('are one email for the days that no worker has seen, and keep the last day of the month', async () => {
    await schedule({ every: 'month', on: '2025-05-31' });
    await setClock('2025-08-15T09:00:00-04:00');
    expect(await mailDue()).toBe(2);
    expect(await nextOf()).toEqual({ every: 'month', on: '2025-08-31' });
    await setClock('2025-09-01T09:00:00-04:00');
    expect(await mailDue()).toBe(2);
    expect(await nextOf()).toEqual({ every: 'month', on: '2025-09-30' });
  });

  test('reach only people who may read the report when it is emailed', async () => {
    await schedule({ to: [pineManager.userId, pineBoard.userId, pineAdmin.userId] });
    await setClock('2025-05-05T08:00:00-04:00');
    await database.owner(`delete from public.user_permissions where user_id = $1`, [pineBoard.userId]);
    expect(await mailDue()).toBe(2);
    expect(await whoWasTold(database)).toEqual([pineManager.userId, pineAdmin.userId].sort());
    await database.owner(`update public.saved_reports set shared = false where id = $1`, [PROJECTS]);
    await setClock('2025-05-12T08:00:00-04:00');
    expect(await mailDue()).toBe(1);
    await database.owner(`delete from public.user_permissions where user_id = $1`, [pineManager.userId]);
    await database.owner(`update public.profiles set role = 'user' where user_id = $1`, [pineManager.userId]);
    await setClock('2025-05-19T08:00:00-04:00');
    expect(await mailDue()).toBe(0);
  });

  test('go out only in clubs that have ClubFuture, and end with the schedule or the report', async () => {
    await schedule();
    await setClock('2025-05-05T08:00:00-04:00');
    await database.owner(`delete from public.club_modules where club_id = $1 and module_id = 'club-future'`, [
      PINE_HOLLOW,
    ]);
    expect(await mailDue()).toBe(0);
    const stop = (by: Caller) =>
      database.as(by, `delete from public.report_schedules where report_id = $1`, [PROJECTS]);
    expect(await stop(pineAdmin)).toMatchObject({ affected: 0 });
    expect(await stop(pineManager)).toMatchObject({ affected: 1 });
    await schedule();
    await database.as(pineManager, `delete from public.saved_reports where id = $1`, [PROJECTS]);
    expect(await nextOf()).toBeUndefined();
  });
});

test('a new schedule of a report replaces the one it has', async () => {
  await schedule({ every: 'month', on: '2025-05-07' });
  await schedule({ every: 'week', on: '2025-05-09', to: [pineManager.userId, pineManager.userId] });
  expect(
    await readAs(database, pineManager, `select every, next_on::text as on, recipients from public.report_schedules`),
  ).toEqual([{ every: 'week', on: '2025-05-09', recipients: [pineManager.userId] }]);
});

test('lists the people of the club who read reports, for one of them', async () => {
  const listed = async (by: Caller) =>
    (await readAs(database, by, `select user_id from public.report_recipients()`)).map(({ user_id }) => user_id);
  const found = await listed(pineBoard);
  expect(found).toEqual(expect.arrayContaining([pineManager.userId, pineAdmin.userId, pineBoard.userId]));
  expect(found).not.toContain(pineStaff.userId);
  expect(found).not.toContain(lakeAdmin.userId);
  for (const by of [pineStaff, firm]) {
    expect(await database.as(by, `select * from public.report_recipients()`)).toMatchObject({
      kind: 'refused',
      code: '42501',
    });
  }
});

test.each<[string, Scheduled, string, string]>([
  ['of a member', { by: pineStaff, report: OF_STAFF, to: [pineStaff.userId] }, '42501', 'Reports are emailed by'],
  ['of a visitor', { by: visitor }, '42501', 'permission denied'],
  ['of another person', { by: pineAdmin }, 'PT404', 'You have no such report.'],
  ['of another club', { by: lakeAdmin }, 'PT404', 'You have no such report.'],
  ['that begins yesterday', { on: '2025-04-30' }, '22023', 'The first email goes out today or later.'],
  ['to no one', { to: [] }, '22023', 'A report is emailed to people of the club who read reports.'],
  ['to an unknown person', { to: [null] }, '22023', 'A report is emailed to people of the club who read reports.'],
  ['to a member', { to: [pineStaff.userId] }, '22023', 'A report is emailed to people of the club who read reports.'],
  ['to another club', { to: [lakeAdmin.userId] }, '22023', 'A report is emailed to people of the club'],
  ['of a private report to others', { report: PAY_BY_ROLE }, '22023', 'Only a shared report is emailed to others.'],
  ['each day', { every: 'day' }, '23514', 'report_schedules_every_known'],
])('refuses a schedule %s', async (_what, asked, code, message) => {
  expect(await schedule(asked)).toMatchObject({ kind: 'refused', code, message: expect.stringContaining(message) });
});
