import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';
import { staffId } from '../scheduling/planShift';

const database = databaseOfEachTest();

const { pineManager } = people;
const JORDAN = staffId('Jordan Blake');

/** What the club has paid and what it knows of its seasons. */
const history = () =>
  database.owner(
    `select (select count(*)::int from public.staff_members where club_id = $1) as people,
       (select count(*)::int from public.shifts where club_id = $1 and staff_id is null) as open_shifts,
       (select sum(minutes)::int from public.shift_hours where club_id = $1) as minutes,
       (select array_agg(retention_percent order by year) from public.season_retention where club_id = $1) as retention,
       (select count(*)::int from public.training_participants where club_id = $1 and completed_at is not null) as trained`,
    [PINE_HOLLOW],
  );
const remove = (id: string, relation = 'staff') =>
  database.as(pineManager, `delete from public.${relation} where id = $1`, [id]);

/** Someone new who has nothing to do yet. */
async function addSam(): Promise<string> {
  const outcome = await database.as(
    pineManager,
    `insert into public.staff (club_id, name, role, status) values ($1, 'Sam Stone', 'Lifeguard', 'Active') returning id`,
    [PINE_HOLLOW],
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return String(outcome.rows[0]?.id);
}

test.each(['staff', 'staff_members'])('does not delete a person who has worked from %s', async (relation) => {
  const before = await history();
  expect(await remove(JORDAN, relation)).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: 'Jordan Blake has worked for the club.',
    hint: 'Set the status to Inactive instead.',
  });
  expect(await history()).toEqual(before);
});

test('does not delete all at once either', async () => {
  const before = await history();
  expect(await database.as(pineManager, `delete from public.staff`)).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await history()).toEqual(before);
});

test.each([
  [
    'a shift that was published and has begun',
    `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at, status, published_at)
     values ($1, $2, 'Greeter', '2025-05-01 12:00+00', '2025-05-01 16:00+00', 'published', '2025-04-20')`,
  ],
  [
    'a season that has closed',
    `insert into public.staff_seasons (club_id, season_id, staff_id, role, outcome)
     select $1, id, $2, 'Lifeguard', 'finished' from public.seasons where club_id = $1 and closed_at is not null`,
  ],
  [
    'a training that is done',
    `insert into public.training_participants (club_id, course_id, staff_id, name, completed_at)
     select $1, id, $2, 'Sam Stone', '2025-04-28' from public.training_courses where club_id = $1 order by id limit 1`,
  ],
])('%s is work', async (_what, sql) => {
  const sam = await addSam();
  await database.owner(sql, [PINE_HOLLOW, sam]);
  expect(await remove(sam)).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: 'Sam Stone has worked for the club.',
  });
  expect(await database.owner(`select name from public.staff_members where id = $1`, [sam])).toHaveLength(1);
});

test('deletes a person who was added by mistake', async () => {
  const sam = await addSam();
  expect(await remove(sam)).toMatchObject({ kind: 'done', affected: 1 });
  expect(await database.owner(`select 1 from public.staff_seasons where staff_id = $1`, [sam])).toEqual([]);
});
