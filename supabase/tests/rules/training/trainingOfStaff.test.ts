import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin, firm } = people;
/** CPR/AED & First Aid, which renews CPR/AED; and Opening Day Orientation, which renews nothing. */
const CPR_COURSE = '30000000-0000-4000-8000-000000001000';
const POOL_COURSE = '30000000-0000-4000-8000-000000002000';
const CPR = '10000002-0000-4000-8000-000000000002';
const CLAIRE = '10000005-0000-4000-8000-000000000022';
const LUCY = '10000005-0000-4000-8000-000000000019';

const participant = async (staffId: string, courseId = CPR_COURSE) =>
  (
    await database.owner(
      `select id, name, completed_at, due_on::text from public.training_participants where course_id = $1 and staff_id = $2`,
      [courseId, staffId],
    )
  )[0];
const complete = async (staffId: string, day: string | null = null) =>
  database.as(pineManager, 'select completed_at from public.record_training($1, $2)', [
    [(await participant(staffId))?.id],
    day,
  ]);
const cprOf = (staffId: string) =>
  database.owner(
    `select certification_name, issued_on::text, expiry_date::text from public.staff_certifications
     where staff_id = $1 and certification_type_id = $2`,
    [staffId, CPR],
  );

test('completing a course writes the certification that it renews', async () => {
  expect(await complete(LUCY)).toMatchObject({ rows: [{ completed_at: new Date('2025-05-01T13:00:00Z') }] });
  expect(await cprOf(LUCY)).toEqual([
    { certification_name: 'CPR/AED', issued_on: '2025-05-01', expiry_date: '2027-05-01' },
  ]);
});

test('completing a course extends the certification that is there, for as long as the course says', async () => {
  await database.owner('update public.training_courses set valid_months = 12 where id = $1', [CPR_COURSE]);
  expect(await cprOf(CLAIRE)).toMatchObject([{ expiry_date: '2024-06-15' }]);
  await complete(CLAIRE);
  expect(await cprOf(CLAIRE)).toEqual([
    { certification_name: 'CPR/AED', issued_on: '2025-05-01', expiry_date: '2026-05-01' },
  ]);
});

test('it never shortens one', async () => {
  await database.owner(`update public.staff_certifications set expiry_date = '2029-01-01' where staff_id = $1`, [
    CLAIRE,
  ]);
  await complete(CLAIRE);
  expect(await cprOf(CLAIRE)).toMatchObject([{ expiry_date: '2029-01-01' }]);
});

test('the day of completion is the club’s', async () => {
  await database.as(
    pineManager,
    `update public.training_participants set completed_at = '2025-04-29T03:30:00Z' where course_id = $1 and staff_id = $2`,
    [CPR_COURSE, LUCY],
  );
  expect(await cprOf(LUCY)).toMatchObject([{ issued_on: '2025-04-28' }]);
});

test('pressed twice it stays as it was', async () => {
  const first = await complete(LUCY, '2025-04-28');
  expect(await complete(LUCY, '2025-04-28')).toEqual(first);
  expect(await cprOf(LUCY)).toHaveLength(1);
});

test('only managers and admins of the club assign training', async () => {
  for (const [person, code] of [
    [pineStaff, '42501'],
    [firm, '42501'],
    [lakeAdmin, 'PT404'],
  ] as const) {
    expect(
      await database.as(person, `select public.assign_training($1, 'Gate Attendant')`, [POOL_COURSE]),
    ).toMatchObject({ kind: 'refused', code });
  }
  expect(await participant(LUCY, POOL_COURSE)).toBeUndefined();
});

test('a course is assigned to everyone of a role, once, and not to who is not here any more', async () => {
  const assign = () =>
    database.as(pineManager, `select public.assign_training($1, 'Gate Attendant', '2025-05-20') as added`, [
      POOL_COURSE,
    ]);
  await database.owner(`update public.staff_members set status = 'Inactive' where name = 'Ben Adler'`);
  expect(await assign()).toMatchObject({ rows: [{ added: 2 }] });
  expect(await participant(LUCY, POOL_COURSE)).toMatchObject({ name: 'Lucy Tran', due_on: '2025-05-20' });
  expect(await assign()).toMatchObject({ rows: [{ added: 0 }] });
});

test('no one is given a due date that has passed; today is in time, and what was completed keeps its day', async () => {
  const passed = { kind: 'refused', code: '22023', message: 'This day has passed.' };
  const change = (day: string) =>
    database.as(
      pineManager,
      `update public.training_participants set due_on = $1 where course_id = $2 and staff_id = $3`,
      [day, CPR_COURSE, LUCY],
    );
  const before = (await participant(LUCY))?.due_on;
  expect(
    await database.as(pineManager, `select public.assign_training($1, 'Gate Attendant', '2020-01-01')`, [POOL_COURSE]),
  ).toMatchObject(passed);
  expect(await participant(LUCY, POOL_COURSE)).toBeUndefined();
  expect(
    await database.as(
      pineManager,
      `insert into public.training_participants (club_id, course_id, staff_id, name, due_on)
        values ($1, $2, $3, 'Lucy Tran', '2025-04-30')`,
      [PINE_HOLLOW, POOL_COURSE, LUCY],
    ),
  ).toMatchObject(passed);
  expect(await participant(LUCY, POOL_COURSE)).toBeUndefined();
  expect(await change('2025-04-30')).toMatchObject(passed);
  expect((await participant(LUCY))?.due_on).toBe(before);

  expect(await change('2025-05-01')).toMatchObject({ kind: 'done', affected: 1 });
  await complete(LUCY);
  expect(await change('2025-04-30')).toMatchObject({ kind: 'done', affected: 1 });
  expect((await participant(LUCY))?.due_on).toBe('2025-04-30');
});

test('the name of a participant is that of the staff, and follows it', async () => {
  await database.as(pineManager, `update public.training_participants set name = 'Wrong' where staff_id = $1`, [LUCY]);
  expect(await participant(LUCY)).toMatchObject({ name: 'Lucy Tran' });
  await database.as(pineManager, `update public.staff set name = 'Lucy Tran-Bell' where id = $1`, [LUCY]);
  expect(await participant(LUCY)).toMatchObject({ name: 'Lucy Tran-Bell' });
});

test('someone outside the staff takes part by name, once; namesakes of the staff both do', async () => {
  const add = (staffId: string | null) =>
    database.as(
      pineManager,
      `insert into public.training_participants (club_id, course_id, staff_id, name) values ($1, $2, $3, 'Lucy Tran')`,
      [PINE_HOLLOW, POOL_COURSE, staffId],
    );
  expect(await add(null)).toMatchObject({ kind: 'done' });
  expect(await add(null)).toMatchObject({ kind: 'refused', code: '23505' });
  expect(await add(LUCY)).toMatchObject({ kind: 'done' });
  expect(await add(LUCY)).toMatchObject({ kind: 'refused', code: '23505' });
});

test("another club's person takes no part", async () => {
  expect(
    await database.as(
      pineManager,
      `insert into public.training_participants (club_id, course_id, staff_id, name) values ($1, $2, $3, 'Spy')`,
      [PINE_HOLLOW, POOL_COURSE, '20000005-0000-4000-8000-000000000001'],
    ),
  ).toMatchObject({ kind: 'refused', code: '23503', message: expect.stringContaining('training_participants_staff') });
});

test('the list of modules tells what is due and what is late', async () => {
  await database.owner(
    `update public.training_participants set due_on = '2025-04-30' where course_id = $1 and staff_id = $2`,
    [CPR_COURSE, LUCY],
  );
  expect(
    await database.as(
      pineStaff,
      `select in_service_hours, next_due_on::text, overdue_participants from public.training_modules where id = $1`,
      [CPR_COURSE],
    ),
  ).toMatchObject({ rows: [{ in_service_hours: '4.00', next_due_on: '2025-04-30', overdue_participants: 1 }] });
});

test('a club without modules, and modules without people, have no progress rather than none of it', async () => {
  const progress = () =>
    database.as(lakeAdmin, 'select modules, percent from public.training_progress where club_id = $1', [LAKESIDE]);
  await database.owner('delete from public.training_participants where club_id = $1', [LAKESIDE]);
  expect(await progress()).toMatchObject({ rows: [{ modules: 2, percent: null }] });
  await database.owner('delete from public.training_courses where club_id = $1', [LAKESIDE]);
  expect(await progress()).toMatchObject({ rows: [{ modules: 0, percent: null }] });
});
