import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineAdmin, pineStaff, lakeAdmin, firm } = people;
/** Maya Torres, to be reviewed, and Ben Adler, who was hired. */
const MAYA = '10000009-0000-4000-8000-000000000001';
const BEN = '10000009-0000-4000-8000-000000000009';

const move = (id: string, status: string) =>
  database.as(pineManager, 'update public.job_applications set status = $1 where id = $2', [status, id]);
const statusOf = async (id: string) =>
  (await database.owner('select status from public.job_applications where id = $1', [id]))[0]?.status;
const historyOf = (id: string) =>
  database.owner(
    `select kind, from_status, to_status, note, actor_name, happened_at from public.job_application_events
     where application_id = $1 order by created_at, happened_at`,
    [id],
  );

test('returns the specified call newest first, with the positions', async () => {
  const outcome = await database.as(
    pineManager,
    `select name, array(select position from public.job_application_positions where application_id = application.id
       order by position) as positions
     from public.job_applications as application where club_id = $1 order by applied_date desc limit 2`,
    [PINE_HOLLOW],
  );
  expect(outcome).toMatchObject({
    rows: [
      { name: 'Maya Torres', positions: ['Lifeguard'] },
      { name: 'Jack Brennan', positions: ['Gate Attendant', 'Lifeguard'] },
    ],
  });
});

test('gives an application that a manager enters the club’s day and season', async () => {
  await database.as(pineManager, `insert into public.job_applications (club_id, name) values ($1, 'Robin Hale')`, [
    PINE_HOLLOW,
  ]);
  expect(
    await database.owner(
      `select status, applied_date::text, season, source, confirmation from public.job_applications where name = 'Robin Hale'`,
    ),
  ).toEqual([
    { status: 'pending_review', applied_date: '2025-05-01', season: '2025', source: 'entered', confirmation: null },
  ]);
});

test("records every move in the history with its author, at the club's time", async () => {
  await move(MAYA, 'interviewed');
  await database.as(pineAdmin, `update public.job_applications set status = 'rejected', notes = 'No' where id = $1`, [
    MAYA,
  ]);
  const at = new Date('2025-05-01T13:00:00Z');
  expect(await historyOf(MAYA)).toEqual([
    {
      kind: 'moved',
      from_status: 'pending_review',
      to_status: 'interviewed',
      note: null,
      actor_name: 'Elena Ruiz',
      happened_at: at,
    },
    {
      kind: 'moved',
      from_status: 'interviewed',
      to_status: 'rejected',
      note: null,
      actor_name: 'Marcus Bell',
      happened_at: at,
    },
  ]);
});

test('hires no one, and moves no hired applicant, by changing the status', async () => {
  expect(await move(MAYA, 'hired')).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: 'Maya Torres is not hired by moving the card alone.',
    hint: 'Choose Hire, which adds them to the staff.',
  });
  expect(await move(BEN, 'rejected')).toMatchObject({ kind: 'refused', code: '23514' });
  expect(
    await database.as(
      pineManager,
      `insert into public.job_applications (club_id, name, status) values ($1, 'Robin', 'hired')`,
      [PINE_HOLLOW],
    ),
  ).toMatchObject({ kind: 'refused', code: '23514' });
  expect([await statusOf(MAYA), await statusOf(BEN)]).toEqual(['pending_review', 'hired']);
  expect(await historyOf(MAYA)).toEqual([]);
});

test('signs a note with its author, whatever is sent, and never removes it', async () => {
  await database.as(
    pineManager,
    `insert into public.job_application_events (club_id, application_id, note) values ($1, $2, 'Called, no answer.')`,
    [PINE_HOLLOW, MAYA],
  );
  expect(await historyOf(MAYA)).toMatchObject([{ kind: 'note', note: 'Called, no answer.', actor_name: 'Elena Ruiz' }]);
  for (const sql of [
    `insert into public.job_application_events (club_id, application_id, note, actor_name) values ('${PINE_HOLLOW}', '${MAYA}', 'x', 'Marcus Bell')`,
    `insert into public.job_application_events (club_id, application_id, kind, from_status, to_status)
      values ('${PINE_HOLLOW}', '${MAYA}', 'moved', 'hired', 'rejected')`,
    `update public.job_application_events set note = 'other'`,
    `delete from public.job_application_events`,
  ]) {
    expect(await database.as(pineManager, sql)).toMatchObject({ kind: 'refused', code: '42501' });
  }
  expect(await historyOf(MAYA)).toHaveLength(1);
});

test('refuses an empty note', async () => {
  expect(
    await database.as(
      pineManager,
      `insert into public.job_application_events (club_id, application_id, note) values ($1, $2, ' ')`,
      [PINE_HOLLOW, MAYA],
    ),
  ).toMatchObject({ kind: 'refused', message: expect.stringContaining('job_application_events_note_is_told') });
});

test('keeps applications confidential', async () => {
  for (const person of [pineStaff, lakeAdmin]) {
    for (const table of ['job_applications', 'job_application_positions', 'job_application_events']) {
      expect(await database.as(person, `select * from public.${table} where club_id = '${PINE_HOLLOW}'`)).toMatchObject(
        {
          kind: 'done',
          rows: [],
        },
      );
    }
  }
  expect(await database.as(firm, 'select count(*)::int as n from public.job_applications')).toMatchObject({
    rows: [{ n: 16 }],
  });
});

test("refuses a position of another club's application or job role", async () => {
  const add = (clubId: string, applicationId: string, roleId: string | null) =>
    database.as(
      lakeAdmin,
      `insert into public.job_application_positions (club_id, application_id, position, job_role_id) values ($1, $2, 'Spy', $3)`,
      [clubId, applicationId, roleId],
    );
  expect(await add(LAKESIDE, MAYA, null)).toMatchObject({ kind: 'refused', code: '23503' });
  expect(await add(PINE_HOLLOW, MAYA, null)).toMatchObject({ kind: 'refused', code: '42501' });
  expect(
    await add(LAKESIDE, '20000009-0000-4000-8000-000000000001', '10000003-0000-4000-8000-000000000001'),
  ).toMatchObject({ kind: 'refused', code: '23503' });
  expect(await database.owner(`select 1 from public.job_application_positions where position = 'Spy'`)).toEqual([]);
});

test('sets the staff row and the email of an application only on the server', async () => {
  for (const column of ['staff_id', 'confirmation']) {
    expect(
      await database.as(pineManager, `update public.job_applications set ${column} = null where id = $1`, [BEN]),
    ).toMatchObject({ kind: 'refused', code: '42501' });
  }
});

test('keeps the application when its hired person is removed', async () => {
  await database.owner(`delete from public.staff_members where name = 'Ben Adler'`);
  expect(await database.owner('select status, staff_id from public.job_applications where id = $1', [BEN])).toEqual([
    { status: 'hired', staff_id: null },
  ]);
});
