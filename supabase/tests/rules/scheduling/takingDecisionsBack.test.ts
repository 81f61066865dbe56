import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, signedIn, type Caller } from '../support/people';
import { forgetNews, newsOf, whoWasTold } from '../notifications/news';
import { giveAccount } from './giveAccount';
import { plannedShift, staffId } from './planShift';

const database = databaseOfEachTest();
beforeEach(async () => {
  await giveAccount(database, 'Avery Collins', AVERY_ACCOUNT);
  await database.owner(`delete from public.shift_requests`);
  await database.owner(`delete from public.time_off_requests`);
  await database.owner(`delete from public.shift_offers`);
});

const { pineAdmin, pineManager, pineStaff, lakeAdmin } = people;
const AVERY_ACCOUNT = 'b0000000-0000-4000-8000-000000000001';
const TYLER_ACCOUNT = 'b0000000-0000-4000-8000-000000000002';
const avery = signedIn(AVERY_ACCOUNT);
const [JORDAN, AVERY, TYLER] = [staffId('Jordan Blake'), staffId('Avery Collins'), staffId('Tyler Jennings')];
/** Saturday, May 3, 10:00 AM to 4:00 PM, at the main pool. The club's now is Thursday, May 1, 9 AM. */
const JORDANS_SATURDAY = '10000007-0000-4000-8000-000000000073';
const OPEN_FRIDAY = '10000007-0000-4000-8000-000000000066';

async function idOf(caller: Caller, sql: string, values: unknown[]): Promise<string> {
  const outcome = await database.as(caller, sql, values);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return String(outcome.rows[0]?.id);
}
const asksFor = (caller: Caller, kind: string, staff: string, shift: string, colleagueShift: string | null = null) =>
  idOf(
    caller,
    `insert into public.shift_requests (club_id, kind, staff_id, shift_id, colleague_shift_id)
     values ($1, $2, $3, $4, $5) returning id`,
    [PINE_HOLLOW, kind, staff, shift, colleagueShift],
  );
const decide = (request: string, decision: string, caller: Caller = pineManager) =>
  database.as(caller, `select public.decide_shift_request($1, $2, null, 'Agreed')`, [request, decision]);
const reopen = (request: string, reason: string | null = 'Agreed', caller: Caller = pineManager) =>
  database.as(caller, `select status from public.reopen_shift_request($1, $2)`, [request, reason]);
const statusOf = async (request: string) =>
  (
    await database.owner(`select status, decided_at, decision_note from public.shift_requests where id = $1`, [request])
  )[0];
const OPEN = { status: 'open', decided_at: null, decision_note: null };
const holderOf = async (shift: string) =>
  (await database.owner(`select staff_id, needs_cover from public.shifts where id = $1`, [shift]))[0];
/** A swap of two shifts that start at 10 AM, to which Avery has agreed. */
async function agreedSwap() {
  const published = (person: string, day: string) =>
    plannedShift(database, {
      person,
      from: `${day} 10:00`,
      to: `${day} 14:00`,
      status: 'published',
      reason: 'Agreed',
    });
  const [jordans, averys] = [
    await published('Jordan Blake', '2025-05-19'),
    await published('Avery Collins', '2025-05-20'),
  ];
  const request = await asksFor(pineStaff, 'swap', JORDAN, jordans, averys);
  await database.as(avery, `select public.answer_swap($1, true)`, [request]);
  return { request, jordans, averys };
}
const change = async (set: string, shift: string) =>
  expect(
    await database.as(pineManager, `update public.shifts set ${set}, override_reason = 'Agreed' where id = $1`, [
      shift,
    ]),
  ).toMatchObject({ affected: 1 });

describe('a decision about a shift', () => {
  test('that was a denial makes the request open, tells its person, and is decided again', async () => {
    const request = await asksFor(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    await decide(request, 'declined');
    await forgetNews(database);
    expect(await reopen(request)).toMatchObject({ rows: [{ status: 'open' }] });
    expect(await statusOf(request)).toEqual(OPEN);
    expect(await newsOf(database, pineStaff.userId)).toMatchObject([
      {
        title: 'Open again: your request to drop Saturday, May 3, 10:00 AM to 4:00 PM',
        body: 'It is no longer declined.\nYou are told when it is decided.',
      },
    ]);
    expect(await reopen(request)).toMatchObject({ code: 'PT409', message: 'This request is already open.' });
    await decide(request, 'approved');
    expect(await statusOf(request)).toMatchObject({ status: 'approved' });
  });

  test('that approved a drop ends the need for cover', async () => {
    const request = await asksFor(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    await decide(request, 'approved');
    await reopen(request);
    expect(await statusOf(request)).toEqual(OPEN);
    expect(await holderOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: false });
  });

  test('that approved a drop keeps the need for cover of a shift that was declined', async () => {
    const request = await asksFor(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    await decide(request, 'approved');
    await database.as(pineStaff, `select public.answer_shift($1, 'declined')`, [JORDANS_SATURDAY]);
    await reopen(request);
    expect(await holderOf(JORDANS_SATURDAY)).toMatchObject({ needs_cover: true });
  });

  test('that approved a pickup opens the shift, and tells the person once', async () => {
    const request = await asksFor(avery, 'pickup', AVERY, OPEN_FRIDAY);
    await decide(request, 'approved');
    expect(await holderOf(OPEN_FRIDAY)).toMatchObject({ staff_id: AVERY });
    await forgetNews(database);
    expect(await reopen(request)).toMatchObject({ kind: 'done' });
    expect(await holderOf(OPEN_FRIDAY)).toEqual({ staff_id: null, needs_cover: false });
    expect(await statusOf(request)).toEqual(OPEN);
    expect(await newsOf(database, AVERY_ACCOUNT)).toMatchObject([
      { body: 'The approval was taken back, so this shift is not yours for now.\nYou are told when it is decided.' },
    ]);
    expect(await whoWasTold(database)).toEqual([AVERY_ACCOUNT]);
  });

  test('that approved a pickup gives a shift back to the person who could not come', async () => {
    await change('needs_cover = true', JORDANS_SATURDAY);
    const request = await asksFor(pineManager, 'pickup', TYLER, JORDANS_SATURDAY);
    await decide(request, 'approved');
    expect(await holderOf(JORDANS_SATURDAY)).toMatchObject({ staff_id: TYLER });
    await forgetNews(database);
    await reopen(request);
    expect(await holderOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: true });
    expect((await newsOf(database, pineStaff.userId)).map(({ title }) => title)).toEqual([
      'New shift: Saturday, May 3, 10:00 AM to 4:00 PM',
    ]);
  });

  test('that approved a swap gives each of the two their own shift', async () => {
    const { request, jordans, averys } = await agreedSwap();
    await decide(request, 'approved');
    expect([await holderOf(jordans), await holderOf(averys)]).toMatchObject([
      { staff_id: AVERY },
      { staff_id: JORDAN },
    ]);
    await forgetNews(database);
    expect(await reopen(request)).toMatchObject({ kind: 'done' });
    expect([await holderOf(jordans), await holderOf(averys)]).toMatchObject([
      { staff_id: JORDAN },
      { staff_id: AVERY },
    ]);
    expect(await newsOf(database, pineStaff.userId)).toMatchObject([
      {
        body: 'The approval was taken back, so you each have your own shift back.\nYou are told when it is decided.',
      },
    ]);
    expect(await newsOf(database, AVERY_ACCOUNT)).toHaveLength(1);
    // The colleague has agreed already.
    await decide(request, 'approved');
    expect(await holderOf(averys)).toMatchObject({ staff_id: JORDAN });
  });

  test('keeps the need for cover that a shift had, whatever its next person said', async () => {
    await giveAccount(database, 'Tyler Jennings', TYLER_ACCOUNT);
    const declines = (caller: Caller, shift: string) =>
      database.as(caller, `select public.answer_shift($1, 'declined')`, [shift]);
    const { request: swap, jordans } = await agreedSwap();
    await declines(pineStaff, jordans);
    await decide(swap, 'approved');
    await declines(avery, jordans);
    expect(await reopen(swap)).toMatchObject({ kind: 'done' });
    expect(await holderOf(jordans)).toEqual({ staff_id: JORDAN, needs_cover: true });

    await change('needs_cover = true', JORDANS_SATURDAY);
    const pickup = await asksFor(pineManager, 'pickup', TYLER, JORDANS_SATURDAY);
    await decide(pickup, 'approved');
    await declines(signedIn(TYLER_ACCOUNT), JORDANS_SATURDAY);
    expect(await reopen(pickup)).toMatchObject({ kind: 'done' });
    expect(await holderOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: true });

    const open = await asksFor(avery, 'pickup', AVERY, OPEN_FRIDAY);
    await decide(open, 'approved');
    await declines(avery, OPEN_FRIDAY);
    expect(await reopen(open)).toMatchObject({ kind: 'done' });
    expect(await holderOf(OPEN_FRIDAY)).toEqual({ staff_id: null, needs_cover: false });
  });

  test('that denied a swap stays once one of the shifts is another one, and tells the colleague otherwise', async () => {
    const { request, jordans, averys } = await agreedSwap();
    await decide(request, 'declined');
    await forgetNews(database);
    expect(await reopen(request)).toMatchObject({ kind: 'done' });
    expect(await newsOf(database, AVERY_ACCOUNT)).toMatchObject([
      {
        title: 'Open again: the swap with Jordan Blake of Monday, May 19, 10:00 AM to 2:00 PM',
        body: 'It is no longer declined.\nYou are told when it is decided.',
      },
    ]);
    await decide(request, 'declined');
    const changed = 'has changed since, so the request stays denied.';
    await change(`starts_at = starts_at + interval '5 hours', ends_at = ends_at + interval '5 hours'`, jordans);
    expect(await reopen(request)).toMatchObject({
      code: 'PT409',
      message: `The Lifeguard shift on Monday, May 19, 3:00 PM to 7:00 PM ${changed}`,
    });
    await change(`starts_at = starts_at - interval '5 hours', ends_at = ends_at - interval '5 hours'`, jordans);
    await change(`staff_id = '${TYLER}'`, averys);
    expect(await reopen(request)).toMatchObject({
      code: 'PT409',
      message: `The Lifeguard shift on Tuesday, May 20, 10:00 AM to 2:00 PM ${changed}`,
    });
  });

  test('that approved a pickup ends what its person asked about the shift since', async () => {
    const request = await asksFor(avery, 'pickup', AVERY, OPEN_FRIDAY);
    await decide(request, 'approved');
    const drop = await asksFor(avery, 'drop', AVERY, OPEN_FRIDAY);
    const jordans = await plannedShift(database, {
      person: 'Jordan Blake',
      from: '2025-05-19 10:00',
      to: '2025-05-19 14:00',
      status: 'published',
      reason: 'Agreed',
    });
    const swap = await asksFor(pineStaff, 'swap', JORDAN, jordans, OPEN_FRIDAY);
    expect(await reopen(request)).toMatchObject({ kind: 'done' });
    expect([await statusOf(request), await statusOf(drop), await statusOf(swap)]).toMatchObject([
      { status: 'open' },
      { status: 'cancelled' },
      { status: 'cancelled' },
    ]);
  });

  test('that is taken back opens the requests that ended with it, and tells their people', async () => {
    await change('needs_cover = true', JORDANS_SATURDAY);
    const drop = await asksFor(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    const tylers = await asksFor(pineManager, 'pickup', TYLER, JORDANS_SATURDAY);
    const naomis = await asksFor(pineManager, 'pickup', staffId('Naomi Brooks'), JORDANS_SATURDAY);
    await decide(tylers, 'approved');
    expect([await statusOf(drop), await statusOf(naomis)]).toMatchObject([
      { status: 'cancelled' },
      { status: 'cancelled' },
    ]);
    await forgetNews(database);
    expect(await reopen(tylers)).toMatchObject({ kind: 'done' });
    expect([await statusOf(drop), await statusOf(tylers), await statusOf(naomis)]).toEqual([OPEN, OPEN, OPEN]);
    expect((await newsOf(database, pineStaff.userId)).map(({ title, body }) => ({ title, body }))).toContainEqual({
      title: 'Open again: your request to drop Saturday, May 3, 10:00 AM to 4:00 PM',
      body: 'It ended with another decision, which was taken back.\nYou are told when it is decided.',
    });
    // It can end with the same approval again.
    await decide(tylers, 'approved');
    await reopen(tylers);
    expect(await statusOf(drop)).toEqual(OPEN);
  });

  test('that is taken back leaves a request ended that no longer fits', async () => {
    const { request: swap, jordans, averys } = await agreedSwap();
    const tylers = await plannedShift(database, {
      person: 'Tyler Jennings',
      from: '2025-05-21 10:00',
      to: '2025-05-21 14:00',
      status: 'published',
      reason: 'Agreed',
    });
    const moved = await asksFor(pineManager, 'swap', TYLER, tylers, jordans);
    const asked = await asksFor(pineManager, 'drop', AVERY, averys);
    await decide(swap, 'approved');
    await change(`starts_at = starts_at + interval '5 hours', ends_at = ends_at + interval '5 hours'`, tylers);
    expect(await reopen(swap)).toMatchObject({ kind: 'done' });
    expect([await statusOf(swap), await statusOf(moved), await statusOf(asked)]).toMatchObject([
      { status: 'open' },
      { status: 'cancelled' },
      { status: 'open' },
    ]);
    await decide(swap, 'declined');
    await decide(asked, 'approved');
    await reopen(asked);
    expect(await statusOf(asked)).toEqual(OPEN);
  });

  test('keeps the shifts before it where no one but the functions reads them', async () => {
    await decide(await asksFor(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY), 'approved');
    expect(await database.owner(`select shifts -> 0 ->> 'id' as id from app.shifts_before`)).toEqual([
      { id: JORDANS_SATURDAY },
    ]);
    for (const caller of [pineStaff, pineManager, pineAdmin]) {
      expect(await database.as(caller, `select * from app.shifts_before`)).toMatchObject({ code: '42501' });
      expect(await database.as(caller, `select shifts_before from public.shift_requests`)).toMatchObject({
        code: '42703',
      });
    }
  });

  test('is taken back by the manager who made it', async () => {
    const request = await asksFor(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    await decide(request, 'approved');
    await reopen(request);
    await decide(request, 'approved', pineAdmin);
    expect(await reopen(request)).toMatchObject({ code: 'PT409', message: 'Another manager has decided since.' });
    expect(await reopen(request, 'Agreed', pineAdmin)).toMatchObject({ rows: [{ status: 'open' }] });
  });

  test('knows its shift when the job role is renamed, and not when it has another one', async () => {
    const request = await asksFor(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    await decide(request, 'approved');
    await database.owner(`update public.job_role_definitions set title = 'Guard' where title = 'Lifeguard'`);
    expect(await reopen(request)).toMatchObject({ kind: 'done' });
    await decide(request, 'approved');
    await change(`location = 'Slide'`, JORDANS_SATURDAY);
    expect(await reopen(request)).toMatchObject({
      code: 'PT409',
      message: expect.stringMatching(/^The Guard shift on .+ has changed since/) as unknown,
    });
  });

  test.each([
    [
      'another person has it',
      `staff_id = '${TYLER}'`,
      'Tyler Jennings has the Lifeguard shift on Saturday, May 3, 10:00 AM to 4:00 PM now',
    ],
    [
      'it was moved',
      `starts_at = starts_at + interval '1 hour'`,
      'The Lifeguard shift on Saturday, May 3, 11:00 AM to 4:00 PM has changed since',
    ],
    [
      'it was canceled',
      `status = 'cancelled'`,
      'The Lifeguard shift on Saturday, May 3, 10:00 AM to 4:00 PM has changed since',
    ],
  ])('stays once %s', async (_what, set, said) => {
    const request = await asksFor(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    await decide(request, 'approved');
    await change(set, JORDANS_SATURDAY);
    expect(await reopen(request)).toMatchObject({ code: 'PT409', message: `${said}, so the request stays approved.` });
    expect(await statusOf(request)).toMatchObject({ status: 'approved' });
  });

  test('stays once the shift has begun, and when it was approved before it could be taken back', async () => {
    const request = await asksFor(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    await decide(request, 'approved');
    await database.owner(`update public.clubs set clock_override = '2025-05-03 11:00-04' where id = $1`, [PINE_HOLLOW]);
    expect(await reopen(request)).toMatchObject({
      code: 'PT409',
      message: 'The Lifeguard shift on Saturday, May 3, 10:00 AM to 4:00 PM has begun, so the request stays approved.',
    });
    await database.owner(`delete from app.shifts_before where shift_request_id = $1`, [request]);
    expect(await reopen(request)).toMatchObject({
      code: 'PT409',
      message: 'This was decided too long ago to be taken back.',
    });
  });

  test('is not taken back over a newer request, of a withdrawn one, or by another club', async () => {
    const request = await asksFor(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    await decide(request, 'declined');
    const newer = await asksFor(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    expect(await reopen(request)).toMatchObject({ code: '23P01', message: 'This is already asked for.' });
    await database.as(pineStaff, `select public.withdraw_shift_request($1)`, [newer]);
    expect(await reopen(newer)).toMatchObject({ code: 'PT409', message: 'This request is already withdrawn.' });
    expect(await reopen(request, null, pineStaff)).toMatchObject({ code: '42501' });
    expect(await reopen(request, null, lakeAdmin)).toMatchObject({ code: 'PT404' });
  });

  test('asks for a reason when a person loses a shift that begins soon', async () => {
    const soon = await plannedShift(database, {
      from: '2025-05-01 17:00',
      to: '2025-05-01 19:00',
      status: 'published',
    });
    const request = await asksFor(avery, 'pickup', AVERY, soon);
    await decide(request, 'approved');
    expect(await reopen(request, null)).toMatchObject({ code: 'PT422' });
    expect(await holderOf(soon)).toMatchObject({ staff_id: AVERY });
    expect(await reopen(request, 'The wrong person.')).toMatchObject({ kind: 'done' });
  });
});

describe('a decision about days off', () => {
  const asksOff = (from = '2025-05-02', to = '2025-05-04') =>
    idOf(
      pineStaff,
      `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on) values ($1, $2, $3, $4) returning id`,
      [PINE_HOLLOW, JORDAN, from, to],
    );
  const decideOff = (request: string, decision: string, caller: Caller = pineManager) =>
    database.as(caller, `select id from public.decide_time_off($1, $2)`, [request, decision]);
  const reopenOff = (request: string, reason: string | null = 'Agreed', caller: Caller = pineManager) =>
    database.as(caller, `select public.reopen_time_off($1, $2)`, [request, reason]);
  const stateOf = async (request: string) =>
    (
      await database.owner(
        `select status, array(select jsonb_array_elements(app.shifts_before(id)) ->> 'id') as opened
         from public.time_off_requests where id = $1`,
        [request],
      )
    )[0];

  test('gives the shifts back that the approval opened, and tells the person once', async () => {
    const request = await asksOff();
    await decideOff(request, 'approved');
    expect(await stateOf(request)).toEqual({ status: 'approved', opened: [JORDANS_SATURDAY] });
    await forgetNews(database);
    expect(await reopenOff(request)).toMatchObject({ kind: 'done' });
    expect(await stateOf(request)).toEqual({ status: 'pending', opened: [] });
    expect(await holderOf(JORDANS_SATURDAY)).toMatchObject({ staff_id: JORDAN });
    expect(await newsOf(database, pineStaff.userId)).toMatchObject([
      {
        title: expect.stringMatching(/^Time off not decided yet: /) as unknown,
        body:
          'It is no longer approved.\n' +
          'Yours again: Saturday, May 3, 10:00 AM to 4:00 PM, Lifeguard\nYou are told when it is decided.',
      },
    ]);
    expect(await whoWasTold(database)).toEqual([pineStaff.userId]);
    await decideOff(request, 'approved');
    expect(await stateOf(request)).toEqual({ status: 'approved', opened: [JORDANS_SATURDAY] });
  });

  test('ends what the person asked about the shifts that it opens, until it is taken back', async () => {
    const drop = await asksFor(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    const request = await asksOff();
    await forgetNews(database);
    await decideOff(request, 'approved');
    expect(await statusOf(drop)).toMatchObject({ status: 'cancelled' });
    expect((await newsOf(database, pineStaff.userId)).map(({ title, body }) => ({ title, body }))).toContainEqual({
      title: 'Ended: your request to drop Saturday, May 3, 10:00 AM to 4:00 PM',
      body: 'You have these days off.',
    });
    expect(await reopenOff(request)).toMatchObject({ kind: 'done' });
    expect(await statusOf(drop)).toEqual(OPEN);
    expect(await holderOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: false });
  });

  test('keeps the need for cover of the shifts', async () => {
    const request = await asksOff();
    await change('needs_cover = true', JORDANS_SATURDAY);
    await decideOff(request, 'approved');
    expect(await holderOf(JORDANS_SATURDAY)).toEqual({ staff_id: null, needs_cover: false });
    await reopenOff(request);
    expect(await holderOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: true });
  });

  test('is taken back by the manager who made it', async () => {
    const request = await asksOff();
    await decideOff(request, 'declined');
    await reopenOff(request);
    expect(await reopenOff(request)).toMatchObject({ code: 'PT409', message: 'This request is already pending.' });
    await decideOff(request, 'declined', pineAdmin);
    expect(await reopenOff(request)).toMatchObject({ code: 'PT409', message: 'Another manager has decided since.' });
    expect(await reopenOff(request, null, pineAdmin)).toMatchObject({ kind: 'done' });
  });

  test.each([
    ['moved to another day', `starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days'`],
    ['moved within the days', `starts_at = starts_at + interval '4 hours', ends_at = ends_at + interval '4 hours'`],
    ['planned elsewhere', `location = 'Slide'`],
    ['canceled', `status = 'cancelled'`],
  ])('leaves an opened shift alone that was %s', async (_what, set) => {
    const request = await asksOff();
    await decideOff(request, 'approved');
    await change(set, JORDANS_SATURDAY);
    expect(await reopenOff(request)).toMatchObject({ kind: 'done' });
    expect(await holderOf(JORDANS_SATURDAY)).toMatchObject({ staff_id: null });
  });

  test('stays once someone has one of the shifts, or the days have begun', async () => {
    const request = await asksOff();
    await decideOff(request, 'approved');
    await change(`staff_id = '${TYLER}'`, JORDANS_SATURDAY);
    expect(await reopenOff(request)).toMatchObject({
      code: 'PT409',
      message:
        'Tyler Jennings has the Lifeguard shift on Saturday, May 3, 10:00 AM to 4:00 PM now, so the time off stays approved.',
    });
    expect(await stateOf(request)).toMatchObject({ status: 'approved' });
    await database.owner(`update public.clubs set clock_override = '2025-05-02 11:00-04' where id = $1`, [PINE_HOLLOW]);
    expect(await reopenOff(request)).toMatchObject({
      code: 'PT409',
      message: 'This time off has already begun, so it stays approved.',
    });
  });

  test('reopens declined days off unless a newer request covers the same days', async () => {
    const request = await asksOff();
    await decideOff(request, 'declined');
    expect(await reopenOff(request)).toMatchObject({ kind: 'done' });
    expect(await stateOf(request)).toMatchObject({ status: 'pending' });
    await decideOff(request, 'declined');
    const newer = await asksOff('2025-05-04', '2025-05-05');
    expect(await reopenOff(request)).toMatchObject({
      code: '23P01',
      message: 'Some of these days are already asked for.',
    });
    await database.as(pineStaff, `select public.withdraw_time_off($1)`, [newer]);
    expect(await reopenOff(newer)).toMatchObject({ code: 'PT409', message: 'This request is already withdrawn.' });
    expect(await reopenOff(request, null, pineStaff)).toMatchObject({ code: '42501' });
    expect(await reopenOff(request, null, lakeAdmin)).toMatchObject({ code: 'PT404' });
  });
});
