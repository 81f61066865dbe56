import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Person } from '../support/people';
import { readAs } from '../support/readAs';

// What waits after the season, for the first row of a dashboard, and the rows behind each of its figures.

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff } = people;
const SEASON = `(select id from public.seasons where club_id = '${PINE_HOLLOW}' and year = '2024')`;

async function needsOf(person: Person) {
  const rows = await readAs(database, person, 'select * from public.post_season_needs where club_id = $1', [
    PINE_HOLLOW,
  ]);
  return rows[0];
}

async function rowsOf(person: Person) {
  const [steps] = await readAs(
    database,
    person,
    `select count(*)::integer as count from public.post_season_steps where season_id = ${SEASON} and not done`,
  );
  const [priorities] = await readAs(
    database,
    person,
    `select count(*)::integer as count from public.lessons
     where season_id = ${SEASON} and kind = 'priority' and id not in (
       select lesson_id from public.checklist_items where lesson_id is not null
       union all select lesson_id from public.capital_projects where lesson_id is not null)`,
  );
  return { year: '2024', open_steps: steps?.count, loose_priorities: priorities?.count };
}

test('counts the open steps and the priorities that became nothing, for managers and administrators', async () => {
  const expected = await rowsOf(pineManager);
  expect([Number(expected.open_steps) > 0, Number(expected.loose_priorities) > 0]).toEqual([true, true]);
  for (const person of [pineAdmin, pineManager]) expect(await needsOf(person)).toMatchObject(expected);
  expect(await needsOf(pineStaff)).toMatchObject({ open_steps: null, loose_priorities: null });
});

test('counts one priority less once it became an item or a project', async () => {
  const before = Number((await needsOf(pineManager))?.loose_priorities);
  const loose = `select id from public.lessons where season_id = ${SEASON} and kind = 'priority' and id not in (
    select lesson_id from public.checklist_items where lesson_id is not null
    union all select lesson_id from public.capital_projects where lesson_id is not null) order by id limit 1`;
  await readAs(database, pineManager, `select public.carry_lesson_to_project((${loose}))`);
  expect(await needsOf(pineManager)).toMatchObject({ loose_priorities: before - 1 });
  await readAs(database, pineManager, `select * from public.carry_lesson_to_checklist((${loose}))`);
  expect(await needsOf(pineManager)).toMatchObject({ loose_priorities: before - 2 });
  expect(await needsOf(pineManager)).toMatchObject(await rowsOf(pineManager));
});

test('counts nothing while the first season of a club still runs', async () => {
  await database.owner(`delete from public.seasons where club_id = '${PINE_HOLLOW}' and year = '2024'`);
  expect(await needsOf(pineManager)).toMatchObject({ year: null, open_steps: 0, loose_priorities: 0 });
});
