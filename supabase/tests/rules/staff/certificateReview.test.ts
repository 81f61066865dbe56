import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { forgetNews, newsOf } from '../notifications/news';
import { people, PINE_HOLLOW, type Caller } from '../support/people';
import { planShift, staffId } from '../scheduling/planShift';

// Certificates that people send themselves: what they wait for, and that nothing counts them until then.

const { pineManager, pineAdmin, pineStaff, lakeAdmin, lakeStaff, firm, visitor } = people;
const JORDAN = staffId('Jordan Blake');
const CLAIRE = '10000005-0000-4000-8000-000000000022';
const CPR = '10000002-0000-4000-8000-000000000002';
const FILE = '5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a01';
const OWN_FOLDER = `${PINE_HOLLOW}/confidential/${JORDAN}`;
const OWN_FILE = `${OWN_FOLDER}/${FILE}.pdf`;
const SECRET_FILE = `${PINE_HOLLOW}/confidential/${FILE}.pdf`;

const database = databaseOfEachTest(async (opened) => {
  for (const [name, type] of [
    [OWN_FILE, 'application/pdf'],
    [SECRET_FILE, 'application/pdf'],
    [`${OWN_FOLDER}/${FILE}.png`, 'text/plain'],
  ])
    await opened.owner(
      `insert into storage.objects (bucket_id, name, metadata)
       values ('club-files', $1, jsonb_build_object('size', 9, 'mimetype', $2::text))`,
      [name, type],
    );
});
beforeEach(async () => {
  await database.owner('delete from public.staff_certifications where staff_id = $1', [JORDAN]);
  await forgetNews(database);
});

const send = (caller: Caller = pineStaff, path: string | null = OWN_FILE, again: string | null = null) =>
  database.as(
    caller,
    `select public.submit_certification(storage_path_param => $1, certification_id_param => $2,
      certification_type_id_param => '${CPR}', certificate_number_param => '77-12', issuer_param => 'Red Cross',
      issued_on_param => '2025-04-20') as id`,
    [path, again],
  );
async function sent(): Promise<string> {
  const outcome = await send();
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return String(outcome.rows[0]?.id);
}
const decide = (
  id: string,
  confirmed: boolean,
  reason: string | null = null,
  caller: Caller = pineManager,
  version = 1,
) => database.as(caller, 'select public.decide_certification($1, $2, $3, $4)', [id, confirmed, version, reason]);
const row = async (id: string) =>
  (await database.owner('select * from public.staff_certifications where id = $1', [id]))[0];
const jordan = async () =>
  (
    await database.owner(
      `select certification_badge, certifications, certifications_expiring, required_certifications, valid_to_season_end
       from public.staff where id = $1`,
      [JORDAN],
    )
  )[0];
const cprOf = async () =>
  ((await jordan())?.required_certifications as { name: string; state: string }[]).find(
    ({ name }) => name === 'CPR/AED',
  )?.state;

test('a certificate from a person waits, and managers and admins are notified', async () => {
  const id = await sent();
  expect(await row(id)).toMatchObject({
    club_id: PINE_HOLLOW,
    staff_id: JORDAN,
    certification_name: 'CPR/AED',
    certificate_number: '77-12',
    issuer: 'Red Cross',
    storage_path: OWN_FILE,
    state: 'waiting',
    decided_by: null,
  });
  for (const { userId } of [pineManager, pineAdmin]) {
    expect(await newsOf(database, userId)).toEqual([
      {
        kind: 'staff_updates',
        title: 'Jordan Blake sent a certificate: CPR/AED',
        body: expect.stringMatching(/Number: 77-12\n(.*\n)*Expires: \w+, \w+ \d+, \d{4}\n/) as string,
        link: `/staff?certification=waiting&open=${JORDAN}`,
      },
    ]);
  }
});

test('nothing counts it while it waits', async () => {
  await database.owner(`delete from public.staff_onboarding_items where staff_id = $1`, [JORDAN]);
  await database.owner(
    `insert into public.staff_onboarding_items (club_id, staff_id, title, certification_type_id)
     values ('${PINE_HOLLOW}', $1, 'CPR', '${CPR}')`,
    [JORDAN],
  );
  const id = await sent();
  const shift = { person: 'Jordan Blake', from: '2025-05-20 10:00', to: '2025-05-20 16:00' };
  const isDone = async () =>
    (await database.owner('select is_done from public.staff_onboarding_items where staff_id = $1', [JORDAN]))[0]
      ?.is_done;

  expect(await jordan()).toMatchObject({
    certification_badge: 'Action Needed',
    certifications: [],
    valid_to_season_end: false,
  });
  expect(await cprOf()).toBe('waiting');
  expect(await isDone()).toBe(false);
  expect(await planShift(database, shift)).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('CPR/AED') as string,
  });
  expect(
    (await database.owner('select count(*)::int as n from public.training_renewals where staff_id = $1', [JORDAN]))[0]
      ?.n,
  ).toBe(0);

  await decide(id, true);
  expect(await jordan()).toMatchObject({ certification_badge: 'Current', certifications: ['CPR/AED'] });
  expect(await cprOf()).toBe('held');
  expect(await isDone()).toBe(true);
  expect(await planShift(database, shift)).toMatchObject({
    kind: 'refused',
    message: expect.not.stringContaining('CPR/AED') as string,
  });
  expect(
    (await database.owner('select count(*)::int as n from public.training_renewals where staff_id = $1', [JORDAN]))[0]
      ?.n,
  ).toBe(1);
});

test('a waiting one neither renews the expiring one nor hides it', async () => {
  await database.owner(
    `insert into public.staff_certifications (club_id, staff_id, certification_type_id, certification_name, expiry_date)
     values ('${PINE_HOLLOW}', $1, '${CPR}', 'CPR/AED', '2025-05-10')`,
    [JORDAN],
  );
  const id = await sent();
  expect(await jordan()).toMatchObject({ certifications_expiring: 1 });
  expect(await database.owner('select is_waiting from public.training_renewals where staff_id = $1', [JORDAN])).toEqual(
    [{ is_waiting: true }],
  );
  await decide(id, true);
  expect(await jordan()).toMatchObject({ certifications_expiring: 0 });
});

test('a manager confirms it once, and the person is told', async () => {
  const id = await sent();
  expect(await decide(id, true)).toMatchObject({ kind: 'done' });
  expect(await row(id)).toMatchObject({ state: 'confirmed', decided_by: pineManager.userId });
  expect((await row(id))?.decided_by_name).toEqual(expect.stringMatching(/\w/));
  expect(await newsOf(database, pineStaff.userId)).toEqual([
    { kind: 'email_notifications', title: 'Your CPR/AED was confirmed', body: null, link: `/staff?open=${JORDAN}` },
  ]);
  expect(await decide(id, false, 'Too late', pineAdmin, 2)).toMatchObject({ kind: 'refused', code: 'PT409' });
});

test('a manager sends it back with a reason, and the person sends it again', async () => {
  const id = await sent();
  expect(await decide(id, false)).toMatchObject({
    kind: 'refused',
    message: 'A certificate is sent back with a reason.',
  });
  expect(await decide(id, false, ' The back is missing. ')).toMatchObject({ kind: 'done' });
  expect(await row(id)).toMatchObject({ state: 'returned', returned_reason: 'The back is missing.' });
  expect(await cprOf()).toBe('missing');
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    { title: 'Your CPR/AED was sent back', body: 'The back is missing.\nCorrect it and send it again.' },
  ]);
  expect(await send(pineStaff, OWN_FILE, id)).toMatchObject({ kind: 'done' });
  expect(await row(id)).toMatchObject({ state: 'waiting', returned_reason: null, decided_by: null });
});

test('does not confirm what was changed after the manager looked', async () => {
  const id = await sent();
  await send(pineStaff, OWN_FILE, id);
  expect(await decide(id, true)).toMatchObject({ kind: 'refused', code: 'PT409' });
  expect((await row(id))?.state).toBe('waiting');
});

test('refuses to replace a confirmed certificate', async () => {
  const id = await sent();
  await decide(id, true);
  expect(await send(pineStaff, OWN_FILE, id)).toMatchObject({ kind: 'refused', code: 'PT409' });
  expect((await row(id))?.state).toBe('confirmed');
});

test.each([
  ['a colleague’s or a confidential file', SECRET_FILE, '42501'],
  ['a file that was not uploaded', `${OWN_FOLDER}/${FILE}.jpg`, 'PT422'],
  ['bytes of another type', `${OWN_FOLDER}/${FILE}.png`, 'PT422'],
  ['no file', null, 'PT422'],
  ['a way out of the folder', `${PINE_HOLLOW}/confidential/${JORDAN}/../${FILE}.pdf`, '23514'],
])('refuses %s', async (_what, path, code) => {
  expect(await send(pineStaff, path)).toMatchObject({ kind: 'refused', code });
  expect(await database.owner('select id from public.staff_certifications where staff_id = $1', [JORDAN])).toEqual([]);
});

test('only the staff send certificates, and only managers of the club decide and ask', async () => {
  for (const caller of [firm, lakeStaff]) {
    expect(await send(caller)).toMatchObject({ kind: 'refused', code: '42501' });
  }
  expect(await send(visitor)).toMatchObject({ kind: 'refused' });
  const id = await sent();
  for (const caller of [pineStaff, lakeStaff, firm]) {
    expect(await decide(id, true, null, caller)).toMatchObject({ kind: 'refused', code: '42501' });
  }
  expect(await decide(id, true, null, lakeAdmin)).toMatchObject({ kind: 'refused', code: 'PT404' });
  expect((await row(id))?.state).toBe('waiting');
});

test('refuses to confirm by writing the row', async () => {
  const id = await sent();
  for (const caller of [pineStaff, pineManager]) {
    await database.as(caller, `update public.staff_certifications set state = 'confirmed' where id = $1`, [id]);
    await database.as(
      caller,
      `insert into public.staff_certifications (club_id, staff_id, certification_name, state)
       values ('${PINE_HOLLOW}', $1, 'CPR/AED', 'confirmed')`,
      [JORDAN],
    );
  }
  expect(await database.owner('select state from public.staff_certifications where staff_id = $1', [JORDAN])).toEqual([
    { state: 'waiting' },
  ]);
});

test("a manager's entry counts at once, under the manager’s name", async () => {
  const outcome = await database.as(
    pineManager,
    `insert into public.staff_certifications (club_id, staff_id, certification_type_id, certification_name, issued_on,
       certificate_number, issuer, storage_path)
     values ('${PINE_HOLLOW}', $1, '${CPR}', 'CPR/AED', '2025-04-20', '1', 'Red Cross', $2)
     returning state, decided_by, decided_at is not null as has_day`,
    [CLAIRE, SECRET_FILE],
  );
  expect(outcome).toMatchObject({
    rows: [{ state: 'confirmed', decided_by: pineManager.userId, has_day: true }],
  });
});

test('certificates on record count as confirmed', async () => {
  expect(
    await database.owner(`select distinct state, decided_by from public.staff_certifications where club_id = $1`, [
      PINE_HOLLOW,
    ]),
  ).toEqual([{ state: 'confirmed', decided_by: null }]);
});

test('a person is asked for the next one, once a day', async () => {
  const id = await sent();
  await decide(id, true);
  await forgetNews(database);
  const ask = (caller: Caller = pineManager) => database.as(caller, 'select public.ask_for_certification($1)', [id]);
  expect(await ask(pineStaff)).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await ask(lakeAdmin)).toMatchObject({ kind: 'refused', code: 'PT404' });
  expect(await ask()).toMatchObject({ kind: 'done' });
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    {
      title: 'Please send your new CPR/AED',
      body: expect.stringMatching(/The one on record expires on \w+, \w+ \d+, \d{4}\./) as string,
      link: `/staff?open=${JORDAN}`,
    },
  ]);
  expect(await ask()).toMatchObject({ kind: 'refused', code: 'PT429' });
  expect(
    await database.owner('select asked_at is not null as asked from public.training_renewals where staff_id = $1', [
      JORDAN,
    ]),
  ).toEqual([{ asked: true }]);
});

test('refuses to ask a person without an account', async () => {
  const [held] = await database.owner(
    `select held.id from public.staff_certifications as held join public.staff_members as person on person.id = held.staff_id
     where held.club_id = $1 and person.user_id is null limit 1`,
    [PINE_HOLLOW],
  );
  expect(await database.as(pineManager, 'select public.ask_for_certification($1)', [held?.id])).toMatchObject({
    kind: 'refused',
    hint: 'Invite them, or ask them in person and enter the new date.',
  });
});

test('only managers see how many wait', async () => {
  const waiting = (caller: Caller) =>
    database.as(caller, 'select certificates_to_confirm as n from public.needs_today where club_id = $1', [
      PINE_HOLLOW,
    ]);
  await sent();
  expect(await waiting(pineManager)).toMatchObject({ rows: [{ n: 1 }] });
  expect(await waiting(pineStaff)).toMatchObject({ rows: [{ n: null }] });
});

test('at most ten can wait', async () => {
  await database.owner(
    `insert into public.staff_certifications (club_id, staff_id, certification_name, state)
     select '${PINE_HOLLOW}', $1, 'Paper ' || n, 'waiting' from generate_series(1, 10) as n`,
    [JORDAN],
  );
  expect(await send()).toMatchObject({ kind: 'refused', code: 'PT429' });
});
