import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, signedIn, type Caller } from '../../support/people';
import { giveAccount } from '../giveAccount';
import { plannedShift, staffId } from '../planShift';

const database = databaseOfEachTest();
beforeEach(async () => {
  await giveAccount(database, 'Avery Collins', AVERY_ACCOUNT);
  // The sample's own requests are about the same shifts.
  await database.owner(`delete from public.shift_requests`);
});

const { pineManager, pineStaff, lakeAdmin, lakeStaff } = people;
const AVERY_ACCOUNT = 'b0000000-0000-4000-8000-000000000001';
const avery = signedIn(AVERY_ACCOUNT);
const JORDAN = staffId('Jordan Blake');
const AVERY = staffId('Avery Collins');
const JORDANS_SATURDAY = '10000007-0000-4000-8000-000000000073';
const OPEN_FRIDAY = '10000007-0000-4000-8000-000000000066';

async function ask(caller: Caller, kind: string, shift: string, staff = JORDAN, colleagueShift: string | null = null) {
  return database.as(
    caller,
    `insert into public.shift_requests (club_id, kind, staff_id, shift_id, colleague_shift_id)
     values ($1, $2, $3, $4, $5) returning id`,
    [PINE_HOLLOW, kind, staff, shift, colleagueShift],
  );
}

async function asked(...request: Parameters<typeof ask>): Promise<string> {
  const outcome = await ask(...request);
  if (outcome.kind === 'refused') throw new Error(`the request was refused: ${outcome.message}`);
  return String(outcome.rows[0]?.id);
}

const decide = (caller: Caller, request: string, decision: string) =>
  database.as(caller, `select status from public.decide_shift_request($1, $2)`, [request, decision]);
const answerSwap = (caller: Caller, request: string, agrees: boolean) =>
  database.as(caller, `select public.answer_swap($1, $2)`, [request, agrees]);
const holderOf = async (shift: string) =>
  (await database.owner(`select staff_id from public.shifts where id = $1`, [shift]))[0]?.staff_id;
const statusOf = async (request: string) =>
  (await database.owner(`select status from public.shift_requests where id = $1`, [request]))[0]?.status;

const needsCover = async (shift: string) =>
  (await database.owner(`select needs_cover from public.shifts where id = $1`, [shift]))[0]?.needs_cover;

test('an approved drop needs cover and keeps its person; approving it twice changes nothing more', async () => {
  const request = await asked(pineStaff, 'drop', JORDANS_SATURDAY);
  expect(await decide(pineManager, request, 'approved')).toMatchObject({ rows: [{ status: 'approved' }] });
  expect([await holderOf(JORDANS_SATURDAY), await needsCover(JORDANS_SATURDAY)]).toEqual([JORDAN, true]);
  await database.owner(`update public.shifts set needs_cover = false where id = $1`, [JORDANS_SATURDAY]);
  expect(await decide(pineManager, request, 'approved')).toMatchObject({ rows: [{ status: 'approved' }] });
  expect([await holderOf(JORDANS_SATURDAY), await needsCover(JORDANS_SATURDAY)]).toEqual([JORDAN, false]);
  expect(
    await database.owner(`select decided_by, decided_at from public.shift_requests where id = $1`, [request]),
  ).toEqual([{ decided_by: pineManager.userId, decided_at: new Date('2025-05-01T13:00:00Z') }]);
});

test('a request that waited for the network is stored once, however often it is sent', async () => {
  const send = (shift: string) =>
    database.as(
      pineStaff,
      `insert into public.shift_requests (club_id, client_key, kind, staff_id, shift_id)
       values ($1, 'c0000000-0000-4000-8000-000000000002', 'drop', $2, $3)`,
      [PINE_HOLLOW, JORDAN, shift],
    );
  const isThere = { kind: 'refused', code: '23505', message: expect.stringContaining('shift_requests_sent_once') };
  expect(await send(JORDANS_SATURDAY)).toMatchObject({ kind: 'done', affected: 1 });
  expect(await send(JORDANS_SATURDAY)).toMatchObject(isThere);
  // Also once it is decided, and when the schedule has changed since.
  await decide(pineManager, String((await database.owner(`select id from public.shift_requests`))[0]?.id), 'declined');
  await database.owner(`update public.shifts set status = 'cancelled' where id = $1`, [JORDANS_SATURDAY]);
  expect(await send(JORDANS_SATURDAY)).toMatchObject(isThere);
  expect(await database.owner(`select status from public.shift_requests`)).toEqual([{ status: 'declined' }]);
});

test('the request is the reason: a drop within 24 hours needs no other', async () => {
  const request = await asked(pineStaff, 'drop', '10000007-0000-4000-8000-000000000049');
  expect(await decide(pineManager, request, 'approved')).toMatchObject({ kind: 'done' });
  expect(
    await database.owner(
      `select reason from public.shift_events where kind = 'flagged' order by created_at desc limit 1`,
    ),
  ).toEqual([{ reason: 'Request approved: drop' }]);
});

test('a dropped shift goes to the colleague with the approved pickup, and counts as confirmed', async () => {
  const request = await asked(pineStaff, 'drop', JORDANS_SATURDAY);
  expect(await ask(pineManager, 'pickup', JORDANS_SATURDAY, staffId('Tyler Jennings'))).toMatchObject({
    code: 'PT409',
  });
  await decide(pineManager, request, 'approved');
  expect(await ask(pineStaff, 'pickup', JORDANS_SATURDAY)).toMatchObject({ code: 'PT409' });
  const tylers = await asked(pineManager, 'pickup', JORDANS_SATURDAY, staffId('Tyler Jennings'));
  expect(await decide(pineManager, tylers, 'approved')).toMatchObject({ rows: [{ status: 'approved' }] });
  expect([await holderOf(JORDANS_SATURDAY), await needsCover(JORDANS_SATURDAY)]).toEqual([
    staffId('Tyler Jennings'),
    false,
  ]);
  expect(
    await database.owner(`select staff_id, answer from public.shift_answers where shift_id = $1`, [JORDANS_SATURDAY]),
  ).toEqual([{ staff_id: staffId('Tyler Jennings'), answer: 'confirmed' }]);
});

test('an approved pickup fills the shift and ends the other requests for it', async () => {
  const averys = await asked(avery, 'pickup', OPEN_FRIDAY, AVERY);
  const priya = await asked(pineManager, 'pickup', OPEN_FRIDAY, staffId('Priya Raman'));
  expect(await decide(pineManager, priya, 'approved')).toMatchObject({ kind: 'done' });
  expect(await holderOf(OPEN_FRIDAY)).toBe(staffId('Priya Raman'));
  expect(await statusOf(averys)).toBe('cancelled');
  expect(await decide(pineManager, averys, 'approved')).toMatchObject({
    code: 'PT409',
    message: 'This request is already cancelled.',
  });
});

test('a swap needs the colleague, then trades both shifts at once', async () => {
  const averys = await plannedShift(database, {
    person: 'Avery Collins',
    from: '2025-05-03 10:00',
    to: '2025-05-03 16:00',
    status: 'cancelled',
  });
  // At the very hours of Jordan's shift, so that neither could be given away before the other.
  await database.owner(`update public.shifts set staff_id = null where id = '10000007-0000-4000-8000-000000000074'`);
  await database.owner(`update public.shifts set status = 'published' where id = $1`, [averys]);
  const request = await asked(pineStaff, 'swap', JORDANS_SATURDAY, JORDAN, averys);
  expect(await decide(pineManager, request, 'approved')).toMatchObject({
    code: 'PT409',
    message: 'Avery Collins has not agreed to this swap yet.',
  });
  expect(await answerSwap(pineStaff, request, true)).toMatchObject({ code: 'PT404' });
  expect(await answerSwap(avery, request, true)).toMatchObject({ kind: 'done' });
  expect(await decide(pineManager, request, 'approved')).toMatchObject({ kind: 'done' });
  expect([await holderOf(JORDANS_SATURDAY), await holderOf(averys)]).toEqual([AVERY, JORDAN]);
});

test('only the colleague in the club reads what is asked of them', async () => {
  const request = await asked(pineStaff, 'swap', JORDANS_SATURDAY, JORDAN, '10000007-0000-4000-8000-000000000074');
  const seenBy = (caller: Caller) => database.as(caller, `select id from public.shift_requests`);
  expect(await seenBy(avery)).toMatchObject({ rows: [{ id: request }] });
  expect(await seenBy(lakeAdmin)).toMatchObject({ rows: [] });
  const drop = await asked(pineStaff, 'drop', '10000007-0000-4000-8000-000000000049');
  expect(await seenBy(avery)).toMatchObject({ rows: [{ id: request }] });
  expect(await seenBy(pineStaff)).toMatchObject({
    affected: expect.any(Number),
    rows: [{ id: request }, { id: drop }],
  });
});

test("the person whose shift is wanted cannot ask in the other person's name", async () => {
  expect(await ask(pineStaff, 'swap', '10000007-0000-4000-8000-000000000074', AVERY, JORDANS_SATURDAY)).toMatchObject({
    code: '42501',
  });
  expect(await database.owner(`select 1 from public.shift_requests`)).toEqual([]);
});

describe('a swap cannot be requested', () => {
  const AVERYS_SATURDAY = '10000007-0000-4000-8000-000000000074';
  const evening = (person: string) =>
    plannedShift(database, { person, from: '2025-05-04 20:00', to: '2025-05-04 23:00', status: 'published' });

  test('when the person has another shift at that time', async () => {
    const given = await evening('Avery Collins');
    await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-04 19:00', to: '2025-05-04 21:00' });
    expect(await ask(pineStaff, 'swap', JORDANS_SATURDAY, JORDAN, given)).toMatchObject({
      code: '23514',
      message: 'Jordan Blake already works on Sunday, May 4, 7:00 PM to 9:00 PM.',
    });
  });

  test('when the colleague has another shift at that time', async () => {
    const given = await evening('Avery Collins');
    expect(await ask(pineStaff, 'swap', JORDANS_SATURDAY, JORDAN, given)).toMatchObject({
      code: '23514',
      message: 'Avery Collins cannot work on Saturday, May 3, 10:00 AM to 4:00 PM.',
    });
    // The shift that is given away is not in the way.
    await asked(pineStaff, 'swap', JORDANS_SATURDAY, JORDAN, AVERYS_SATURDAY);
  });
});

test('a colleague who declines ends the swap, and nothing is traded', async () => {
  const request = await asked(pineStaff, 'swap', JORDANS_SATURDAY, JORDAN, '10000007-0000-4000-8000-000000000074');
  await answerSwap(avery, request, false);
  expect(await statusOf(request)).toBe('cancelled');
  expect(await decide(pineManager, request, 'approved')).toMatchObject({ code: 'PT409' });
  expect(await holderOf(JORDANS_SATURDAY)).toBe(JORDAN);
});

test('an approval never breaks a hard rule, and then changes nothing at all', async () => {
  const request = await asked(avery, 'pickup', OPEN_FRIDAY, AVERY);
  await database.owner(
    `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on, status, decided_at)
     values ($1, $2, '2025-05-02', '2025-05-02', 'approved', now())`,
    [PINE_HOLLOW, AVERY],
  );
  expect(await decide(pineManager, request, 'approved')).toMatchObject({
    code: '23514',
    message: 'Avery Collins has time off on Friday, May 2.',
  });
  expect([await holderOf(OPEN_FRIDAY), await statusOf(request)]).toEqual([null, 'open']);
});

test('an approval against a soft rule needs a reason, which the history keeps', async () => {
  const request = await asked(avery, 'pickup', OPEN_FRIDAY, AVERY);
  await database.owner(
    `insert into public.staff_availability (club_id, staff_id, weekday, from_time, to_time, kind)
     values ($1, $2, 5, '00:00', '24:00', 'unavailable')`,
    [PINE_HOLLOW, AVERY],
  );
  expect(await decide(pineManager, request, 'approved')).toMatchObject({
    code: 'PT422',
    message: expect.stringMatching(/^Avery Collins is not available on Friday, May 2, /),
  });
  expect([await holderOf(OPEN_FRIDAY), await statusOf(request)]).toEqual([null, 'open']);
  const withReason = (reason: string) =>
    database.as(pineManager, `select status from public.decide_shift_request($1, 'approved', null, $2)`, [
      request,
      reason,
    ]);
  expect(await withReason('ok')).toMatchObject({ code: '22023' });
  expect(await withReason('She asked for it.')).toMatchObject({ rows: [{ status: 'approved' }] });
  expect(await holderOf(OPEN_FRIDAY)).toBe(AVERY);
  expect(
    await database.owner(`select reason from public.shift_events where shift_id = $1 and kind = 'assigned'`, [
      OPEN_FRIDAY,
    ]),
  ).toEqual([{ reason: 'She asked for it.' }]);
});

test('what no longer fits the schedule is refused, not forced', async () => {
  const request = await asked(pineStaff, 'drop', JORDANS_SATURDAY);
  await database.owner(`update public.shifts set status = 'cancelled' where id = $1`, [JORDANS_SATURDAY]);
  expect(await decide(pineManager, request, 'approved')).toMatchObject({
    code: 'PT409',
    message: 'This request is already cancelled.',
  });
  expect(await needsCover(JORDANS_SATURDAY)).toBe(false);
});

test.each([
  ['a drop of a colleague’s shift', 'drop', '10000007-0000-4000-8000-000000000074', null, 'PT409'],
  ['a pickup of a shift that someone has', 'pickup', '10000007-0000-4000-8000-000000000074', null, 'PT409'],
  ['a drop of a shift that is over', 'drop', '10000007-0000-4000-8000-000000000001', null, 'PT409'],
  ['a pickup of a draft', 'pickup', 'draft', null, 'PT409'],
  ['a swap for an open shift', 'swap', JORDANS_SATURDAY, OPEN_FRIDAY, 'PT409'],
  ['a swap without a shift to get', 'swap', JORDANS_SATURDAY, null, '23514'],
  ['a shift of another club', 'pickup', '20000007-0000-4000-8000-000000000007', null, '23503'],
])('%s cannot be requested', async (_case, kind, shift, colleagueShift, code) => {
  const draft = await plannedShift(database, { from: '2025-05-20 10:00', to: '2025-05-20 16:00' });
  expect(await ask(pineStaff, kind, shift === 'draft' ? draft : shift, JORDAN, colleagueShift)).toMatchObject({
    kind: 'refused',
    code,
  });
  expect(await database.owner(`select 1 from public.shift_requests`)).toEqual([]);
});

test('a pickup that the person may not work is refused with the reason', async () => {
  await database.owner(`update public.staff_certifications set expiry_date = '2025-05-01' where staff_id = $1`, [
    JORDAN,
  ]);
  expect(await ask(pineStaff, 'pickup', OPEN_FRIDAY)).toMatchObject({
    code: '23514',
    message: expect.stringContaining('without a valid certification'),
  });
});

test('asking twice is one request; after withdrawing one can ask again', async () => {
  const request = await asked(pineStaff, 'drop', JORDANS_SATURDAY);
  expect(await ask(pineStaff, 'drop', JORDANS_SATURDAY)).toMatchObject({
    code: '23P01',
    message: 'This is already asked for.',
  });
  const withdraw = (caller: Caller) =>
    database.as(caller, `select status from public.withdraw_shift_request($1)`, [request]);
  expect(await withdraw(avery)).toMatchObject({ code: 'PT404' });
  expect(await withdraw(pineStaff)).toMatchObject({ rows: [{ status: 'withdrawn' }] });
  expect(await withdraw(pineStaff)).toMatchObject({ rows: [{ status: 'withdrawn' }] });
  expect(await decide(pineManager, request, 'approved')).toMatchObject({ code: 'PT409' });
  expect(await holderOf(JORDANS_SATURDAY)).toBe(JORDAN);
  await asked(pineStaff, 'drop', JORDANS_SATURDAY);
});

test('no one asks in a colleague’s name, decides their own request, or reaches another club', async () => {
  expect(await ask(pineStaff, 'drop', '10000007-0000-4000-8000-000000000074', AVERY)).toMatchObject({ code: '42501' });
  const request = await asked(pineStaff, 'drop', JORDANS_SATURDAY);
  expect(await decide(pineStaff, request, 'approved')).toMatchObject({ code: '42501' });
  expect(await decide(lakeAdmin, request, 'approved')).toMatchObject({ code: 'PT404' });
  expect(await decide(lakeStaff, request, 'approved')).toMatchObject({ code: '42501' });
  for (const set of [`status = 'approved'`, `decided_by = '${pineStaff.userId}'`, `colleague_agreed_at = now()`]) {
    expect(await database.as(pineStaff, `update public.shift_requests set ${set}`)).toMatchObject({ code: '42501' });
  }
  expect([await statusOf(request), await holderOf(JORDANS_SATURDAY)]).toEqual(['open', JORDAN]);
});

test('a decision is one of two words', async () => {
  const request = await asked(pineStaff, 'drop', JORDANS_SATURDAY);
  for (const decision of ['maybe', '']) {
    expect(await decide(pineManager, request, decision)).toMatchObject({ code: '22023' });
  }
});

describe('a shift that changes during a request for it', () => {
  const AVERYS_SATURDAY = '10000007-0000-4000-8000-000000000074';
  const change = (shift: string, set: string) =>
    database.as(pineManager, `update public.shifts set ${set}, override_reason = 'The pool opens late' where id = $1`, [
      shift,
    ]);
  const endings = () =>
    database.owner(
      `select kind, title, outcome, staff_id, previous_staff_id, actor_id from public.shift_events
       where kind = 'request_ended'`,
    );

  test.each([
    ['their own shift, later', JORDANS_SATURDAY, `ends_at = ends_at - interval '30 minutes'`],
    ["the colleague's shift, later", AVERYS_SATURDAY, `starts_at = starts_at + interval '30 minutes'`],
    ["the colleague's shift, elsewhere", AVERYS_SATURDAY, `location = 'Lap Pool'`],
  ])('ends an agreed swap when it changes: %s', async (_what, shift, set) => {
    const request = await asked(pineStaff, 'swap', JORDANS_SATURDAY, JORDAN, AVERYS_SATURDAY);
    expect(await answerSwap(avery, request, true)).toMatchObject({ kind: 'done' });
    expect(await change(shift, set)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await statusOf(request)).toBe('cancelled');
    expect(await decide(pineManager, request, 'approved')).toMatchObject({
      code: 'PT409',
      message: 'This request is already cancelled.',
    });
    expect([await holderOf(JORDANS_SATURDAY), await holderOf(AVERYS_SATURDAY)]).toEqual([JORDAN, AVERY]);
    expect(await endings()).toEqual([
      {
        kind: 'request_ended',
        title: 'Lifeguard swap ended',
        outcome: 'Ask again',
        staff_id: JORDAN,
        previous_staff_id: AVERY,
        actor_id: pineManager.userId,
      },
    ]);
    for (const person of [pineStaff, avery]) {
      expect(
        await database.as(person, `select staff_id from public.shift_events where kind = 'request_ended'`),
      ).toMatchObject({ rows: [{ staff_id: JORDAN }] });
    }
    await asked(pineStaff, 'swap', JORDANS_SATURDAY, JORDAN, AVERYS_SATURDAY);
  });

  test('ends its swap when it gets another role', async () => {
    const request = await asked(pineStaff, 'swap', JORDANS_SATURDAY, JORDAN, AVERYS_SATURDAY);
    await answerSwap(avery, request, true);
    expect(await change(AVERYS_SATURDAY, `role = 'Gate Attendant'`)).toMatchObject({ kind: 'done' });
    expect(await statusOf(request)).toBe('cancelled');
  });

  test('ends a request to take it, and not a request to drop it', async () => {
    const pickup = await asked(avery, 'pickup', OPEN_FRIDAY, AVERY);
    await change(OPEN_FRIDAY, `starts_at = starts_at + interval '30 minutes'`);
    expect(await statusOf(pickup)).toBe('cancelled');
    const drop = await asked(pineStaff, 'drop', JORDANS_SATURDAY);
    await change(JORDANS_SATURDAY, `ends_at = ends_at - interval '30 minutes'`);
    expect(await statusOf(drop)).toBe('open');
  });

  test('keeps its swap when it gets a note or its job role is renamed', async () => {
    const request = await asked(pineStaff, 'swap', JORDANS_SATURDAY, JORDAN, AVERYS_SATURDAY);
    await answerSwap(avery, request, true);
    await change(AVERYS_SATURDAY, `notes = 'Bring the new whistle'`);
    await database.as(pineManager, `update public.job_roles set title = 'Pool Guard' where title = 'Lifeguard'`);
    expect(await endings()).toEqual([]);
    expect(await decide(pineManager, request, 'approved')).toMatchObject({ rows: [{ status: 'approved' }] });
    expect([await holderOf(JORDANS_SATURDAY), await holderOf(AVERYS_SATURDAY)]).toEqual([AVERY, JORDAN]);
  });
});
