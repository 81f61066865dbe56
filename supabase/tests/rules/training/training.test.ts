import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW } from '../support/people';

const database = databaseOfEachTest();

const { firm, pineManager, pineStaff, lakeAdmin, lakeStaff, visitor } = people;
const PINE_COURSE = '30000000-0000-4000-8000-000000002000';

test('the specified call answers for their own club, ordered by title', async () => {
  const outcome = await database.as(
    pineStaff,
    `select id, club_id, title, completed_participants, total_participants from public.training_modules where club_id = $1 order by title`,
    [PINE_HOLLOW],
  );
  expect(outcome).toMatchObject({ kind: 'done' });
  expect(
    outcome.kind === 'done' &&
      outcome.rows.map((row) => [row.title, row.completed_participants, row.total_participants]),
  ).toEqual([
    ['CPR/AED & First Aid', 20, 24],
    ['Emergency Action Plan', 8, 17],
    ['Guest Service Essentials', 16, 24],
    ['Lifeguard Skills & Rescues', 14, 17],
    ['Opening Day Orientation', 0, 24],
    ['Pool Chemicals & Water Testing', 5, 5],
  ]);
});

test("a club whose engagement has no training gets none of the other club's rows, however it asks", async () => {
  for (const person of [lakeStaff, lakeAdmin]) {
    for (const sql of [
      `select * from public.training_modules where club_id = '${PINE_HOLLOW}'`,
      `select * from public.training_courses where id = '${PINE_COURSE}'`,
      `select * from public.training_participants where course_id = '${PINE_COURSE}'`,
      `select * from public.training_modules where club_id <> '${LAKESIDE}'`,
    ]) {
      expect(await database.as(person, sql)).toMatchObject({ kind: 'done', rows: [] });
    }
    const counts = await database.as(
      person,
      `select sum(total_participants)::int as people from public.training_modules`,
    );
    expect(counts).toMatchObject({ rows: [{ people: 5 }] });
  }
  expect(await database.as(visitor, 'select * from public.training_modules')).toMatchObject({
    kind: 'refused',
    code: '42501',
  });
  expect(await database.as(firm, 'select count(*)::int as modules from public.training_modules')).toMatchObject({
    rows: [{ modules: 8 }],
  });
});

test('completing a training moves the count', async () => {
  const completed = async () =>
    (await database.owner(`select completed_participants from public.training_modules where id = $1`, [PINE_COURSE]))[0]
      ?.completed_participants;
  const before = Number(await completed());
  expect(
    await database.as(
      pineManager,
      `update public.training_participants set completed_at = now()
    where course_id = $1 and name = 'Hannah Lindqvist' and completed_at is null`,
      [PINE_COURSE],
    ),
  ).toMatchObject({ kind: 'done', affected: 1 });
  expect(await completed()).toBe(before + 1);

  await database.as(pineStaff, `update public.training_participants set completed_at = now() where course_id = $1`, [
    PINE_COURSE,
  ]);
  expect(await completed()).toBe(before + 1);
});

test("a participant cannot hang on another club's course", async () => {
  expect(
    await database.as(
      lakeAdmin,
      `insert into public.training_participants (club_id, course_id, name) values ($1, $2, 'Spy')`,
      [LAKESIDE, PINE_COURSE],
    ),
  ).toMatchObject({ kind: 'refused', code: '23503', message: expect.stringContaining('training_participants_course') });
  expect(
    await database.as(
      lakeAdmin,
      `insert into public.training_participants (club_id, course_id, name) values ($1, $2, 'Spy')`,
      [PINE_HOLLOW, PINE_COURSE],
    ),
  ).toMatchObject({ kind: 'refused', code: '42501' });
  expect(
    await database.as(lakeAdmin, `update public.training_participants set course_id = $1`, [PINE_COURSE]),
  ).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await database.owner(`select 1 from public.training_participants where name = 'Spy'`)).toEqual([]);
});

test('a course that someone else changed meanwhile is not overwritten', async () => {
  const save = (title: string) =>
    database.as(pineManager, `update public.training_courses set title = $1, version = 1 where id = $2`, [
      title,
      PINE_COURSE,
    ]);
  expect(await save('Emergency Plan A')).toMatchObject({ kind: 'done', affected: 1 });
  expect(await save('Emergency Plan B')).toMatchObject({ kind: 'refused', code: 'PT409' });
  expect(
    await database.owner(`select title, version from public.training_courses where id = $1`, [PINE_COURSE]),
  ).toEqual([{ title: 'Emergency Plan A', version: 2 }]);
});

test("deleting a course that no one has finished takes its participants along and no one else's", async () => {
  await database.owner(`update public.training_participants set completed_at = null where course_id = $1`, [
    PINE_COURSE,
  ]);
  await database.as(pineManager, `delete from public.training_courses where id = $1`, [PINE_COURSE]);
  expect(
    await database.owner(`select 1 from public.training_participants where course_id = $1`, [PINE_COURSE]),
  ).toEqual([]);
  expect(
    await database.owner(`select count(*)::int as rows from public.training_participants where club_id = $1`, [
      LAKESIDE,
    ]),
  ).toEqual([{ rows: 5 }]);
});
