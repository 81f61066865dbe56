import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../../support/people';
import { planShift, staffId } from '../planShift';
import { JORDAN, timeClockCalls } from './timeClockCalls';

const database = databaseOfEachTest();
const { setClock, clock, timesheets, enter } = timeClockCalls(database);
const { pineManager, pineStaff, lakeAdmin, lakeStaff, newClient, firm, visitor } = people;
const CLAIRE = staffId('Claire Beaumont');

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

test('a correction keeps the seconds of a time that stays, so that two stays within a minute do not overlap', async () => {
  await setClock('2025-05-20 10:00:15');
  await clock(pineStaff, 'in');
  await setClock('2025-05-20 12:00:10');
  await clock(pineStaff, 'out');
  await setClock('2025-05-20 12:00:40');
  const again = await clock(pineStaff, 'in');
  await setClock('2025-05-20 18:00:20');
  await clock(pineStaff, 'out');
  await database.owner(`update public.time_entries set in_device = 'Guard room', out_device = 'Guard room'`);
  const id = again.kind === 'done' ? again.rows[0]?.id : undefined;
  const corrected = await database.as(
    pineManager,
    `select to_char(clocked_in_at at time zone 'America/New_York', 'HH24:MI:SS') as "from", in_device, out_device
     from public.save_time_entry($1, 'Lifeguard', '2025-05-20 16:00+00', '2025-05-20 21:30+00', 'Left at half past five',
       entry_id => $2, version => 2)`,
    [JORDAN, id],
  );
  expect(corrected).toMatchObject({ rows: [{ from: '12:00:40', in_device: 'Guard room', out_device: null }] });
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

describe('two shifts on a day', () => {
  const jordan = { person: 'Jordan Blake', status: 'published', reason: 'Agreed on' } as const;
  const lines = async () => {
    const now = await database.as(
      pineManager,
      `select to_char(starts_at at time zone 'America/New_York', 'HH24:MI') as shift, state, came_early, came_late
       from public.clock_now($1) where name = 'Jordan Blake' order by starts_at`,
      [PINE_HOLLOW],
    );
    if (now.kind === 'refused') throw new Error(now.message);
    return now.rows;
  };
  beforeEach(async () => {
    await database.owner(
      `update public.shifts set status = 'cancelled' where club_id = '${PINE_HOLLOW}' and starts_at >= '2025-05-19'`,
    );
    await planShift(database, { ...jordan, from: '2025-05-20 10:00', to: '2025-05-20 12:00' });
    await planShift(database, { ...jordan, from: '2025-05-20 12:00', to: '2025-05-20 18:00' });
  });

  test('are both worked by a person who stays clocked in', async () => {
    await setClock('2025-05-20 09:55');
    await clock(pineStaff, 'in');
    expect(await lines()).toMatchObject([
      { shift: '10:00', state: 'working' },
      { shift: '12:00', state: 'coming' },
    ]);
    await setClock('2025-05-20 12:40');
    const one = { came_early: 0, came_late: 0 };
    expect(await lines()).toMatchObject([
      { shift: '10:00', state: 'worked', ...one },
      { shift: '12:00', state: 'working', ...one },
    ]);
    await setClock('2025-05-20 18:01');
    await clock(pineStaff, 'out');
    expect(await lines()).toMatchObject([{ state: 'worked' }, { state: 'worked' }]);
  });

  test('are one worked and one missed by a person who stays a few minutes longer', async () => {
    await setClock('2025-05-20 10:00');
    await clock(pineStaff, 'in');
    await setClock('2025-05-20 12:10');
    await clock(pineStaff, 'out');
    expect(await lines()).toMatchObject([{ state: 'worked' }, { state: 'late' }]);
    await setClock('2025-05-20 18:00');
    expect(await lines()).toMatchObject([{ state: 'worked' }, { state: 'missed' }]);
  });

  test('are told apart when a person missed the first one', async () => {
    await setClock('2025-05-20 11:55');
    await clock(pineStaff, 'in');
    await setClock('2025-05-20 12:30');
    expect(await lines()).toMatchObject([
      { shift: '10:00', state: 'missed' },
      { shift: '12:00', state: 'working', came_late: 0 },
    ]);
  });

  test('a person who clocks out for lunch and comes back is in the same shift again', async () => {
    await setClock('2025-05-20 12:00');
    await clock(pineStaff, 'in');
    await setClock('2025-05-20 13:00');
    await clock(pineStaff, 'out');
    await setClock('2025-05-20 13:45');
    await clock(pineStaff, 'in');
    expect(await lines()).toMatchObject([
      { shift: '10:00', state: 'missed' },
      { shift: '12:00', state: 'working', came_late: 0 },
    ]);
    const onDeck = await database.as(
      pineManager,
      `select to_char(starts_at at time zone 'America/New_York', 'HH24:MI') as "from"
       from public.people_on_shift($1, '2025-05-20') where name = 'Jordan Blake' order by 1`,
      [PINE_HOLLOW],
    );
    expect(onDeck).toMatchObject({ rows: [{ from: '10:00' }, { from: '12:00' }, { from: '13:45' }] });
  });

  test('a shift at night, and a person who forgot to clock out, are seen on the next day', async () => {
    await planShift(database, { ...jordan, from: '2025-05-20 22:00', to: '2025-05-21 03:00' });
    await setClock('2025-05-20 21:58');
    await clock(pineStaff, 'in');
    await setClock('2025-05-21 01:00');
    expect(await lines()).toMatchObject([{ shift: '22:00', state: 'working' }]);
    await setClock('2025-05-21 09:00');
    expect(await lines()).toMatchObject([{ shift: '22:00', state: 'working' }]);
  });
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
