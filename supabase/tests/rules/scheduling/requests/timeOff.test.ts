import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../../support/people';
import { plannedShift, planShift, staffId } from '../planShift';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin } = people;
const JORDAN = staffId('Jordan Blake');
const AVERY = staffId('Avery Collins');

const ask = (caller: Caller, from: string, to: string, staff = JORDAN) =>
  database.as(
    caller,
    `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on, reason)
     values ($1, $2, $3, $4, 'Away') returning id, status`,
    [PINE_HOLLOW, staff, from, to],
  );
async function asked(...request: Parameters<typeof ask>): Promise<string> {
  const outcome = await ask(...request);
  if (outcome.kind === 'refused') throw new Error(`the request was refused: ${outcome.message}`);
  return String(outcome.rows[0]?.id);
}
const decide = (caller: Caller, request: string, decision: string, note?: string) =>
  database.as(caller, `select id from public.decide_time_off($1, $2, $3)`, [request, decision, note ?? null]);
const withdraw = (caller: Caller, request: string) =>
  database.as(caller, `select status from public.withdraw_time_off($1)`, [request]);
const stateOf = (request: string) =>
  database.owner(`select status, decision_note, decided_by from public.time_off_requests where id = $1`, [request]);

test('days off that waited for the network are asked for once, however often they are sent', async () => {
  const send = () =>
    database.as(
      pineStaff,
      `insert into public.time_off_requests (club_id, client_key, staff_id, starts_on, ends_on)
       values ($1, 'c0000000-0000-4000-8000-000000000003', $2, '2025-06-17', '2025-06-18')`,
      [PINE_HOLLOW, JORDAN],
    );
  expect(await send()).toMatchObject({ kind: 'done', affected: 1 });
  expect(await send()).toMatchObject({
    kind: 'refused',
    code: '23505',
    message: expect.stringContaining('time_off_requests_sent_once'),
  });
});

test('approving opens the future shifts of these days and returns only them', async () => {
  // Thursday, today: Jordan's shift begins at ten. Tuesday's is over.
  const request = await asked(pineStaff, '2025-04-29', '2025-05-03');
  const draft = await plannedShift(database, {
    person: 'Jordan Blake',
    from: '2025-05-02 08:00',
    to: '2025-05-02 12:00',
    reason: 'Agreed',
  });
  const opened = await decide(pineManager, request, 'approved', 'Enjoy');
  expect(opened).toMatchObject({ kind: 'done' });
  expect((opened.kind === 'done' ? opened.rows : []).map(({ id }) => id).sort()).toEqual(
    ['10000007-0000-4000-8000-000000000049', '10000007-0000-4000-8000-000000000073', draft].sort(),
  );
  expect(await stateOf(request)).toEqual([
    { status: 'approved', decision_note: 'Enjoy', decided_by: pineManager.userId },
  ]);
  expect(
    await database.owner(
      `select count(*)::int as shifts from public.shifts where staff_id = $1 and starts_at > '2025-05-01 13:00+00'`,
      [JORDAN],
    ),
  ).toEqual([{ shifts: 0 }]);
  expect(
    await database.owner(`select staff_id from public.shifts where id = '10000007-0000-4000-8000-000000000025'`),
  ).toEqual([{ staff_id: JORDAN }]);
  expect(
    await database.owner(`select distinct reason from public.shift_events where previous_staff_id = $1`, [JORDAN]),
  ).toEqual([{ reason: 'Time off approved' }]);
});

test('approving twice changes nothing more, and then no one is planned on these days', async () => {
  const request = await asked(pineStaff, '2025-05-20', '2025-05-21');
  await decide(pineManager, request, 'approved', 'Enjoy');
  expect(await decide(pineManager, request, 'approved', 'Again')).toMatchObject({ kind: 'done', rows: [] });
  expect(await stateOf(request)).toMatchObject([{ decision_note: 'Enjoy' }]);
  expect(await decide(pineManager, request, 'declined')).toMatchObject({
    code: 'PT409',
    message: 'This request is already approved.',
  });
  expect(
    await planShift(database, { person: 'Jordan Blake', from: '2025-05-21 10:00', to: '2025-05-21 16:00' }),
  ).toMatchObject({ code: '23514', message: 'Jordan Blake has time off from Tuesday, May 20 to Wednesday, May 21.' });
});

test('declining opens nothing', async () => {
  const request = await asked(pineStaff, '2025-05-02', '2025-05-04');
  expect(await decide(pineManager, request, 'declined', 'We are short')).toMatchObject({ kind: 'done', rows: [] });
  expect(await stateOf(request)).toMatchObject([{ status: 'declined' }]);
  expect(
    await database.owner(`select staff_id from public.shifts where id = '10000007-0000-4000-8000-000000000073'`),
  ).toEqual([{ staff_id: JORDAN }]);
});

test('only managers of the club decide, and only for their own club', async () => {
  const request = await asked(pineStaff, '2025-05-20', '2025-05-21');
  expect(await decide(pineStaff, request, 'approved')).toMatchObject({ code: '42501' });
  expect(await decide(lakeAdmin, request, 'approved')).toMatchObject({ code: 'PT404' });
  for (const set of [`status = 'approved'`, `decided_at = now()`]) {
    expect(await database.as(pineStaff, `update public.time_off_requests set ${set}`)).toMatchObject({ code: '42501' });
  }
  expect(await stateOf(request)).toMatchObject([{ status: 'pending' }]);
});

test('a person asks for their own days only; a manager enters them for anyone', async () => {
  expect(await ask(pineStaff, '2025-05-20', '2025-05-21', AVERY)).toMatchObject({ code: '42501' });
  expect(await ask(pineManager, '2025-05-20', '2025-05-21', AVERY)).toMatchObject({ rows: [{ status: 'pending' }] });
  expect(await ask(lakeAdmin, '2025-05-20', '2025-05-21', AVERY)).toMatchObject({ code: '42501' });
});

test('the same day cannot be requested twice, in any way', async () => {
  const request = await asked(pineStaff, '2025-05-20', '2025-05-21');
  const twice = { kind: 'refused', code: '23P01', message: 'Some of these days are already asked for.' };
  expect(await ask(pineStaff, '2025-05-21', '2025-05-23')).toMatchObject(twice);
  const later = await asked(pineStaff, '2025-05-22', '2025-05-23');
  expect(
    await database.as(pineStaff, `update public.time_off_requests set starts_on = '2025-05-21' where id = $1`, [later]),
  ).toMatchObject(twice);
  await withdraw(pineStaff, request);
  expect(
    await database.as(pineStaff, `update public.time_off_requests set starts_on = '2025-05-21' where id = $1`, [later]),
  ).toMatchObject({ affected: 1 });
});

test('a decided request cannot be edited', async () => {
  const request = await asked(pineStaff, '2025-05-20', '2025-05-21');
  await decide(pineManager, request, 'approved');
  expect(
    await database.as(pineManager, `update public.time_off_requests set ends_on = '2025-05-28' where id = $1`, [
      request,
    ]),
  ).toMatchObject({ code: 'PT409', message: 'This time off is approved and no longer changed.' });
});

test("a person withdraws it while it is pending, or before it begins; never later, and never another person's", async () => {
  const request = await asked(pineStaff, '2025-05-20', '2025-05-21');
  await decide(pineManager, request, 'approved');
  expect(await withdraw(pineManager, request)).toMatchObject({ code: 'PT404' });
  expect(await withdraw(pineStaff, request)).toMatchObject({ rows: [{ status: 'withdrawn' }] });
  expect(await withdraw(pineStaff, request)).toMatchObject({ rows: [{ status: 'withdrawn' }] });
  await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-21 10:00', to: '2025-05-21 16:00' });

  const running = await asked(pineStaff, '2025-05-01', '2025-05-02');
  await decide(pineManager, running, 'approved');
  expect(await withdraw(pineStaff, running)).toMatchObject({ code: 'PT409' });
  expect(await stateOf(running)).toMatchObject([{ status: 'approved' }]);
});

test('a person sets their own availability, and no one a colleague’s', async () => {
  const add = (staff: string) =>
    database.as(
      pineStaff,
      `insert into public.staff_availability (club_id, staff_id, weekday, kind) values ($1, $2, 3, 'unavailable')`,
      [PINE_HOLLOW, staff],
    );
  expect(await add(JORDAN)).toMatchObject({ affected: 1 });
  expect(await add(AVERY)).toMatchObject({ code: '42501' });
  expect(await database.as(pineStaff, `update public.staff_availability set staff_id = $1`, [AVERY])).toMatchObject({
    code: '42501',
  });
  expect(
    await database.as(
      pineStaff,
      `insert into public.staff_availability (club_id, staff_id, kind) values ($1, $2, 'available')`,
      [PINE_HOLLOW, JORDAN],
    ),
  ).toMatchObject({ code: '23514', message: expect.stringContaining('staff_availability_weekday_or_day') });
});
