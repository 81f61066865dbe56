import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../../support/people';
import { planShift, staffId } from '../planShift';

const database = databaseOfEachTest();
beforeEach(async () => {
  // The sample's own hours are those of the same people.
  await database.owner(`delete from public.time_entries`);
  await database.owner(`delete from public.time_entry_events`);
});
const { pineManager, pineAdmin, pineStaff, lakeAdmin, lakeStaff, newClient, firm, visitor } = people;
const JORDAN = staffId('Jordan Blake');
/** The manager. */
const ELENA = staffId('Elena Ruiz');
const CLAIRE = staffId('Claire Beaumont');

/** Sets Pine Hollow's clock, in its own time: '2025-05-20 09:58'. */
const setClock = (local: string) =>
  database.owner(
    `update public.clubs set clock_override = $1::timestamp at time zone 'America/New_York' where id = $2`,
    [local, PINE_HOLLOW],
  );
const clock = (caller: Caller, action: string) =>
  database.as(caller, `select id, shift_id, role, clocked_in_at, clocked_out_at from public.clock_me($1)`, [action]);
const rules = (sets: string) =>
  database.owner(`update public.club_labor_rules set ${sets} where club_id = '${PINE_HOLLOW}'`);
const timesheets = (caller: Caller, staff = JORDAN) =>
  database.as(
    caller,
    `select workweek_start::text, planned_minutes, clocked_minutes, adjusted_minutes, minutes, overtime_minutes,
       regular_cents::integer, overtime_cents::integer, open_entries, approved_at is not null as is_approved
     from public.timesheets where staff_id = $1 and workweek_start between '2025-05-11' and '2025-05-31' order by 1`,
    [staff],
  );
/** Enters hours of Jordan Blake as the manager of the club, in its own time. */
const enter = (
  from: string,
  to: string,
  more: { staff?: string; breaks?: [string, string][]; reason?: string } = {},
  caller: Caller = pineManager,
) =>
  database.as(
    caller,
    `select (saved).* from public.save_time_entry($1, 'Lifeguard', $2::timestamp at time zone 'America/New_York',
       $3::timestamp at time zone 'America/New_York', $4,
       array(select b::timestamp at time zone 'America/New_York' from unnest($5::text[]) as b),
       array(select b::timestamp at time zone 'America/New_York' from unnest($6::text[]) as b)) as saved`,
    [
      more.staff ?? JORDAN,
      from,
      to,
      more.reason ?? 'The tablet was out of power',
      (more.breaks ?? []).map(([start]) => start),
      (more.breaks ?? []).map(([, end]) => end),
    ],
  );

test('a person clocks in for the next shift, takes breaks and clocks out', async () => {
  await planShift(database, {
    person: 'Jordan Blake',
    from: '2025-05-20 16:00',
    to: '2025-05-20 20:00',
    status: 'published',
  });
  await setClock('2025-05-20 15:52');
  expect(await clock(pineStaff, 'in')).toMatchObject({
    kind: 'done',
    rows: [{ role: 'Lifeguard', clocked_out_at: null }],
  });
  await setClock('2025-05-20 17:00');
  await clock(pineStaff, 'break');
  await setClock('2025-05-20 17:30');
  await clock(pineStaff, 'back');
  await setClock('2025-05-20 20:03');
  await clock(pineStaff, 'out');
  // 4:11 clocked, less the break of half an hour.
  expect(await timesheets(pineStaff)).toMatchObject({
    rows: [
      { workweek_start: '2025-05-18', planned_minutes: 240, clocked_minutes: 221, minutes: 221, overtime_minutes: 0 },
    ],
  });
});

test('a break of up to 20 minutes is paid, a longer one is not', async () => {
  await setClock('2025-05-21 12:00');
  await enter('2025-05-20 09:00', '2025-05-20 12:00', { breaks: [['2025-05-20 10:00', '2025-05-20 10:20']] });
  expect(await timesheets(pineManager)).toMatchObject({ rows: [{ minutes: 180 }] });
  await enter('2025-05-20 13:00', '2025-05-20 16:00', { breaks: [['2025-05-20 14:00', '2025-05-20 14:21']] });
  expect(await timesheets(pineManager)).toMatchObject({ rows: [{ minutes: 180 + 159 }] });
  expect(
    await database.as(pineManager, `update public.club_labor_rules set paid_break_minutes = 10 where club_id = $1`, [
      PINE_HOLLOW,
    ]),
  ).toMatchObject({ kind: 'refused', code: '23514' });
});

test('a person is at one place at a time, and the clock knows their status', async () => {
  expect(await clock(pineStaff, 'out')).toMatchObject({ code: 'PT409', message: 'You are not clocked in.' });
  await clock(pineStaff, 'in');
  expect(await clock(pineStaff, 'in')).toMatchObject({
    code: 'PT409',
    message: 'You are already clocked in, since 9:00 AM.',
  });
  expect(await clock(pineStaff, 'back')).toMatchObject({ code: 'PT409', message: 'You are not on a break.' });
  await clock(pineStaff, 'break');
  expect(await clock(pineStaff, 'break')).toMatchObject({ code: 'PT409', message: 'You are already on a break.' });
  expect(await clock(pineStaff, 'home')).toMatchObject({ code: '22023' });
  await setClock('2025-05-02 09:01');
  expect(await clock(pineStaff, 'out')).toMatchObject({
    code: 'PT409',
    message: 'You clocked in more than 24 hours ago.',
  });
});

test.each([
  ['the firm', firm],
  ['a person without a club', newClient],
  ['a visitor', visitor],
])('%s has no hours to record', async (_, caller) => {
  expect(await clock(caller, 'in')).toMatchObject({ kind: 'refused' });
});

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

test('a night with a clock change counts the hours that passed', async () => {
  await setClock('2025-11-03 12:00');
  await enter('2025-11-01 22:00', '2025-11-02 06:00');
  const hours = await database.as(pineManager, `select minutes from public.time_entry_hours where day = '2025-11-01'`);
  expect(hours).toMatchObject({ rows: [{ minutes: 540 }] });
});

test('a manager corrects hours with a reason, over the version they saw, and the history keeps both', async () => {
  await setClock('2025-05-21 12:00');
  await enter('2025-05-20 09:00', '2025-05-20 12:00');
  const [entry] = await database.owner(`select id from public.time_entries`);
  const correct = (version: number, reason: string, caller: Caller = pineManager) =>
    database.as(
      caller,
      `select id from public.save_time_entry($1, 'Lifeguard', '2025-05-20 13:05+00', '2025-05-20 16:00+00', $2,
         entry_id => $3, version => $4)`,
      [JORDAN, reason, entry?.id, version],
    );
  expect(await correct(1, ' ')).toMatchObject({ code: 'PT422' });
  expect(await correct(7, 'Came five minutes later')).toMatchObject({ code: 'PT409' });
  expect(await correct(1, 'Came five minutes later', pineStaff)).toMatchObject({ code: '42501' });
  expect(await correct(1, 'Came five minutes later', lakeAdmin)).toMatchObject({ code: 'PT404' });
  expect(await correct(1, 'Came five minutes later')).toMatchObject({ kind: 'done' });
  expect(
    await database.as(
      pineStaff,
      `select kind, reason, before ->> 'clocked_in_at' as before, after ->> 'clocked_in_at' as after
       from public.time_entry_events order by created_at`,
    ),
  ).toMatchObject({
    rows: [
      { kind: 'entered', reason: 'The tablet was out of power', before: null },
      {
        kind: 'corrected',
        reason: 'Came five minutes later',
        before: '2025-05-20T13:00:00+00:00',
        after: '2025-05-20T13:05:00+00:00',
      },
    ],
  });
});

test.each([
  ['a reason of two letters', { reason: 'no' }, 'PT422'],
  ['a break outside the hours', { breaks: [['2025-05-20 08:00', '2025-05-20 09:30']] as [string, string][] }, '22023'],
  [
    'breaks that overlap',
    {
      breaks: [
        ['2025-05-20 10:00', '2025-05-20 11:00'],
        ['2025-05-20 10:30', '2025-05-20 11:30'],
      ] as [string, string][],
    },
    '23P01',
  ],
  ["another club's person", { staff: '20000005-0000-4000-8000-000000000001' }, 'PT404'],
])('does not enter hours with %s', async (_, more, code) => {
  await setClock('2025-05-21 12:00');
  expect(await enter('2025-05-20 09:00', '2025-05-20 12:00', more)).toMatchObject({ kind: 'refused', code });
  expect(await database.owner(`select id from public.time_entries`)).toEqual([]);
});

test.each([
  ['end before they begin', '2025-05-20 12:00', '2025-05-20 09:00', '22023'],
  ['last for 30 hours', '2025-05-19 06:00', '2025-05-20 12:00', '23514'],
  ['end tomorrow', '2025-05-21 09:00', '2025-05-22 09:00', '22023'],
  ['overlap with other hours', '2025-05-18 11:00', '2025-05-18 13:00', '23P01'],
])('does not enter hours that %s', async (_, from, to, code) => {
  await setClock('2025-05-21 12:00');
  await enter('2025-05-18 09:00', '2025-05-18 12:00');
  expect(await enter(from, to)).toMatchObject({ kind: 'refused', code });
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

test('a manager sees who is late, early and missing on the day', async () => {
  await database.owner(
    `update public.shifts set status = 'cancelled' where club_id = '${PINE_HOLLOW}' and starts_at >= '2025-05-19'`,
  );
  await planShift(database, {
    person: 'Jordan Blake',
    from: '2025-05-20 16:00',
    to: '2025-05-20 20:00',
    status: 'published',
  });
  await planShift(database, {
    person: 'Claire Beaumont',
    role: 'Gate Attendant',
    from: '2025-05-20 16:00',
    to: '2025-05-20 18:00',
    status: 'published',
  });
  const now = async (caller: Caller = pineManager) =>
    database.as(caller, `select name, state, came_early, came_late from public.clock_now($1) order by name`, [
      PINE_HOLLOW,
    ]);
  await setClock('2025-05-20 15:45');
  await clock(pineStaff, 'in');
  await setClock('2025-05-20 16:04');
  expect(await now()).toMatchObject({
    rows: [
      { name: 'Claire Beaumont', state: 'coming' },
      { name: 'Jordan Blake', state: 'working', came_early: 15, came_late: 0 },
    ],
  });
  await setClock('2025-05-20 16:05');
  expect(await now()).toMatchObject({ rows: [{ name: 'Claire Beaumont', state: 'late' }, {}] });
  await clock(pineStaff, 'break');
  await setClock('2025-05-20 18:00');
  expect(await now()).toMatchObject({
    rows: [
      { name: 'Claire Beaumont', state: 'missed' },
      { name: 'Jordan Blake', state: 'on_break' },
    ],
  });
  for (const caller of [pineStaff, lakeAdmin]) expect(await now(caller)).toMatchObject({ rows: [] });
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

test('a person with hours stays on the staff', async () => {
  await setClock('2025-05-21 12:00');
  await enter('2025-05-20 09:00', '2025-05-20 12:00', { staff: CLAIRE });
  expect(await database.as(pineManager, `delete from public.staff_members where id = $1`, [CLAIRE])).toMatchObject({
    kind: 'refused',
    message: 'Claire Beaumont has worked for the club.',
  });
});

test('people read only their own hours', async () => {
  await setClock('2025-05-21 12:00');
  await enter('2025-05-20 09:00', '2025-05-20 12:00');
  await enter('2025-05-20 09:00', '2025-05-20 12:00', { staff: CLAIRE });
  const read = (caller: Caller) => database.as(caller, `select staff_id from public.time_entries`);
  expect(await read(pineStaff)).toMatchObject({ rows: [{ staff_id: JORDAN }] });
  expect(await read(lakeStaff)).toMatchObject({ rows: [] });
});

describe('hours of long ago', () => {
  test('are refused once they are older than the records of pay', async () => {
    expect(await enter('2021-05-20 09:00', '2021-05-20 17:00')).toMatchObject({
      code: '22023',
      message: 'Hours are entered within three years.',
    });
  });

  test('begin with the person, or with the first hours of someone who came back', async () => {
    await database.owner(`update public.staff_members set start_date = '2025-04-01' where id = $1`, [JORDAN]);
    await database.owner(`delete from public.time_entries where staff_id = $1`, [JORDAN]);
    const early = () => enter('2024-07-02 09:00', '2024-07-02 17:00');
    expect(await early()).toMatchObject({ code: '22023', message: 'Jordan Blake starts work on Tuesday, April 1.' });
    await database.owner(
      `insert into public.time_entries (club_id, staff_id, role, clocked_in_at, clocked_out_at)
       values ($1, $2, 'Lifeguard', '2024-07-01 13:00+00', '2024-07-01 17:00+00')`,
      [PINE_HOLLOW, JORDAN],
    );
    expect(await early()).toMatchObject({ kind: 'done' });
  });
});
