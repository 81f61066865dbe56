import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../../support/people';
import { planShift, staffId } from '../planShift';
import { JORDAN, timeClockCalls } from './timeClockCalls';

const database = databaseOfEachTest();
const { setClock, clock, rules, timesheets, enter } = timeClockCalls(database);
const { pineManager, pineAdmin, pineStaff, lakeAdmin } = people;
/** The manager. */
const ELENA = staffId('Elena Ruiz');

test('hours over 40 in the workweek are overtime at one and a half times the rate, unless the club is exempt', async () => {
  await setClock('2025-05-26 12:00');
  for (const day of [18, 19, 20, 21, 22]) await enter(`2025-05-${day} 08:00`, `2025-05-${day} 17:00`);
  // 45 hours at $15.50: 40 × 15.50 and 5 × 23.25.
  expect(await timesheets(pineManager)).toMatchObject({
    rows: [{ minutes: 2700, overtime_minutes: 300, regular_cents: 62000, overtime_cents: 11625 }],
  });
  await rules('is_overtime_exempt = true');
  expect(await timesheets(pineManager)).toMatchObject({
    rows: [{ minutes: 2700, overtime_minutes: 0, regular_cents: 69750, overtime_cents: 0 }],
  });
  await rules('is_overtime_exempt = false, workweek_start = 1');
  expect(await timesheets(pineManager)).toMatchObject({
    rows: [
      { workweek_start: '2025-05-12', minutes: 540, overtime_minutes: 0 },
      { workweek_start: '2025-05-19', minutes: 2160, overtime_minutes: 0 },
    ],
  });
});

test('an approved week is closed, and a correction is a line with a reason', async () => {
  await setClock('2025-05-24 12:00');
  await enter('2025-05-20 09:00', '2025-05-20 12:00');
  const approve = (caller: Caller = pineManager) =>
    database.as(caller, `select workweek_start::text from public.approve_timesheet($1, '2025-05-20')`, [JORDAN]);
  const adjust = (minutes: number, reason: string) =>
    database.as(pineManager, `select id from public.adjust_timesheet($1, '2025-05-18', $2, $3)`, [
      JORDAN,
      minutes,
      reason,
    ]);
  expect(await approve()).toMatchObject({ code: 'PT409', message: 'This week is not over yet.' });
  await setClock('2025-05-25 08:00');
  expect(await adjust(30, 'Stayed to close up')).toMatchObject({ message: 'This week is not approved yet.' });
  expect(await approve(pineStaff)).toMatchObject({ code: '42501' });
  expect(await approve()).toMatchObject({ rows: [{ workweek_start: '2025-05-18' }] });
  expect(await approve()).toMatchObject({ rows: [{ workweek_start: '2025-05-18' }] });
  expect(await enter('2025-05-21 09:00', '2025-05-21 12:00')).toMatchObject({
    code: '42501',
    message: 'The week of Sunday, May 18 is approved, so its hours are closed.',
  });
  const [entry] = await database.owner(`select id from public.time_entries`);
  expect(
    await database.as(pineManager, `select public.remove_time_entry($1, 'Entered twice')`, [entry?.id]),
  ).toMatchObject({ code: '42501' });
  expect(await adjust(0, 'Nothing')).toMatchObject({ code: '23514' });
  expect(await adjust(-181, 'Was not there')).toMatchObject({
    code: '22023',
    message: 'An adjustment takes no more than the hours of the week.',
  });
  expect(await adjust(30, 'Stayed to close up')).toMatchObject({ kind: 'done' });
  expect(await timesheets(pineManager)).toMatchObject({
    rows: [{ clocked_minutes: 180, adjusted_minutes: 30, minutes: 210, is_approved: true }],
  });
});

test('someone else approves and adjusts the hours of a manager, unless the club has only one', async () => {
  await setClock('2025-05-25 08:00');
  await enter('2025-05-20 09:00', '2025-05-20 12:00', { staff: ELENA });
  const approve = (caller: Caller) =>
    database.as(caller, `select is_own from public.approve_timesheet($1, '2025-05-20')`, [ELENA]);
  const adjust = (caller: Caller) =>
    database.as(caller, `select is_own from public.adjust_timesheet($1, '2025-05-18', 30, 'Stayed to close up')`, [
      ELENA,
    ]);
  const seen = (caller: Caller) =>
    database.as(
      caller,
      `select is_for_others, is_own_approval from public.timesheets
       where staff_id = $1 and workweek_start = '2025-05-18'`,
      [ELENA],
    );
  const refused = { code: '42501', message: 'Someone else approves and adjusts your own hours.' };
  expect(await approve(pineManager)).toMatchObject(refused);
  expect(await seen(pineManager)).toMatchObject({ rows: [{ is_for_others: true, is_own_approval: null }] });
  expect(await seen(pineAdmin)).toMatchObject({ rows: [{ is_for_others: false }] });
  expect(await approve(pineAdmin)).toMatchObject({ rows: [{ is_own: false }] });
  expect(await adjust(pineManager)).toMatchObject(refused);
  expect(await adjust(pineAdmin)).toMatchObject({ rows: [{ is_own: false }] });

  await database.owner(`delete from public.timesheet_approvals where staff_id = $1`, [ELENA]);
  await database.owner(`update public.profiles set role = 'user' where user_id = $1`, [pineAdmin.userId]);
  expect(await approve(pineManager)).toMatchObject({ rows: [{ is_own: true }] });
  expect(await adjust(pineManager)).toMatchObject({ rows: [{ is_own: true }] });
  expect(await seen(pineManager)).toMatchObject({ rows: [{ is_for_others: false, is_own_approval: true }] });
});

test('a week in which a person is still clocked in is not approved', async () => {
  await setClock('2025-05-24 23:00');
  await clock(pineStaff, 'in');
  await setClock('2025-05-25 08:00');
  expect(
    await database.as(pineManager, `select id from public.approve_timesheet($1, '2025-05-20')`, [JORDAN]),
  ).toMatchObject({ message: 'Jordan Blake has not clocked out.' });
});

test("labor costs clocked hours from the first day of the club's time clock", async () => {
  const cost = async () =>
    database.as(
      pineManager,
      `select sum(minutes)::integer as minutes from public.labor_actuals where club_id = $1 and week_start = '2025-05-18'`,
      [PINE_HOLLOW],
    );
  await database.owner(
    `update public.shifts set status = 'cancelled' where club_id = '${PINE_HOLLOW}' and starts_at >= '2025-05-18'`,
  );
  await planShift(database, {
    person: 'Jordan Blake',
    from: '2025-05-20 16:00',
    to: '2025-05-20 20:00',
    status: 'published',
  });
  await setClock('2025-05-25 12:00');
  await enter('2025-05-20 16:00', '2025-05-20 19:00');
  expect(await cost()).toMatchObject({ rows: [{ minutes: 240 }] });
  await rules(`uses_time_clock_from = '2025-05-20'`);
  expect(await cost()).toMatchObject({ rows: [{ minutes: 180 }] });
  await rules(`uses_time_clock_from = '2025-05-21'`);
  expect(await cost()).toMatchObject({ rows: [{ minutes: 240 }] });
});

test('a past day counts clocked hours; today and future days count the plan', async () => {
  await database.owner(
    `update public.shifts set status = 'cancelled' where club_id = '${PINE_HOLLOW}' and starts_at >= '2025-05-18'`,
  );
  for (const day of ['2025-05-20', '2025-05-21', '2025-05-22']) {
    const [from, to] = [`${day} 16:00`, `${day} 20:00`];
    await planShift(database, { person: 'Jordan Blake', from, to, status: 'published' });
  }
  await rules(`uses_time_clock_from = '2025-05-18'`);
  await setClock('2025-05-21 21:00');
  await enter('2025-05-20 16:00', '2025-05-20 19:00');
  // Of the 21st, the plan: the day is not over.
  await enter('2025-05-21 16:00', '2025-05-21 17:00');
  const reported = async (by: string) => {
    const outcome = await database.as(
      pineManager,
      `select sum(hours)::float as hours, sum(shifts)::integer as shifts
       from public.report_work('${PINE_HOLLOW}', '2025-05-18', '2025-05-24', '${by}')`,
    );
    return outcome.kind === 'done' ? outcome.rows[0] : outcome;
  };
  for (const by of ['role', 'place', 'person']) expect(await reported(by)).toEqual({ hours: 11, shifts: 3 });
  const figures = `select hours::float, shifts::integer from public.report_figures('${PINE_HOLLOW}', '2025-05-18', '2025-05-24')`;
  expect(await database.as(pineManager, figures)).toMatchObject({ rows: [{ hours: 11, shifts: 3 }] });
  await setClock('2025-05-25 12:00');
  expect(await database.as(pineManager, figures)).toMatchObject({ rows: [{ hours: 4, shifts: 3 }] });
});

test.each([
  ['2025-05-18', '2025-05-20', 'planned'],
  ['2025-05-21', '2025-05-24', 'both'],
  ['2025-05-21', '2025-05-23', 'actual'],
  ['2025-05-20', '2025-05-22', 'both'],
  ['2025-05-24', '2025-05-31', 'planned'],
])('the hours of %s to %s are %s', async (from, to, basis) => {
  await setClock('2025-05-24 12:00');
  await rules(`uses_time_clock_from = '2025-05-21'`);
  const asked = (caller: Caller) =>
    database.as(caller, `select basis from public.report_hours_basis('${PINE_HOLLOW}', '${from}', '${to}')`);
  for (const caller of [pineManager, pineStaff]) expect(await asked(caller)).toMatchObject({ rows: [{ basis }] });
  expect(await asked(lakeAdmin)).toMatchObject({ rows: [] });
});
