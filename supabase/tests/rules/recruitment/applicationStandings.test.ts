import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin } = people;
const MAYA = '10000009-0000-4000-8000-000000000001';
const AVERY = 'Avery.Collins@example.test';

const standingOf = async (id: string) =>
  (
    await readAs(
      database,
      pineManager,
      'select status, moved_at, held, missing from public.application_standings where application_id = $1',
      [id],
    )
  )[0];

test("shows what an application's positions require, and since when it has its status", async () => {
  expect(await standingOf(MAYA)).toEqual({
    status: 'pending_review',
    moved_at: null,
    held: [],
    missing: ['CPR/AED', 'Lifeguarding'],
  });
  await database.as(pineManager, `select public.move_application($1, 'interviewed', 1)`, [MAYA]);
  expect(await standingOf(MAYA)).toMatchObject({ status: 'interviewed', moved_at: new Date('2025-05-01T13:00:00Z') });
});

test('recognizes former staff by their email address, and ignores expired certifications', async () => {
  await database.owner('update public.job_applications set email = $2 where id = $1', [MAYA, AVERY]);
  expect(await standingOf(MAYA)).toMatchObject({ held: ['CPR/AED', 'Lifeguarding'], missing: [] });
  await database.owner(
    `update public.staff_certifications set expiry_date = '2025-04-30' where certification_name = 'CPR/AED'
       and staff_id = (select id from public.staff_members where lower(email) = lower($1))`,
    [AVERY],
  );
  expect(await standingOf(MAYA)).toMatchObject({ held: ['Lifeguarding'], missing: ['CPR/AED'] });
});

test('shows what the job role requires once the applicant is hired', async () => {
  const [gate] = await database.owner(
    `insert into public.job_application_positions (club_id, application_id, job_role_id)
     select $1, $2, id from public.job_role_definitions where club_id = $1 and title = 'Gate Attendant'
     returning job_role_id`,
    [PINE_HOLLOW, MAYA],
  );
  expect(await standingOf(MAYA)).toMatchObject({ missing: ['CPR/AED', 'Lifeguarding'] });
  await readAs(database, pineManager, 'select public.hire_applicant($1, $2, beyond_positions_param => true)', [
    MAYA,
    gate?.job_role_id,
  ]);
  expect(await standingOf(MAYA)).toMatchObject({ held: [], missing: [] });
});

test('shows the state of an application neither to a member nor to another club', async () => {
  const all = `select from public.application_standings where club_id = '${PINE_HOLLOW}'`;
  expect(await readAs(database, pineManager, all)).toHaveLength(14);
  for (const caller of [pineStaff, lakeAdmin]) expect(await readAs(database, caller, all)).toEqual([]);
});
